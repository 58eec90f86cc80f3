import { text as asText } from '../../unit/openapi/description-document';
import { parseJson, problem, type Reply, type State } from './strict-caller';

// How the stand-in for the API sets up an account: its token, its companies and their certificates.

/** What a new account takes for a token and for a certificate. */
export const CREDENTIALS = { usuario: 'integracao@exemplo.com.br', senha: 'senha-de-teste-01' } as const;
export const CERTIFICATE = { arquivo: 'MIIKYgIBAzCCCiAGCSqGSIb3DQEHAaCCChEEggoN', senha: 'senha-do-arquivo' } as const;

export function createToken(state: State, body: string): Reply {
  const { usuario, senha } = parseJson(body) ?? {};
  if (usuario !== CREDENTIALS.usuario || senha !== CREDENTIALS.senha) return problem(401, 'CREDENCIAIS_INVALIDAS');
  return { status: 201, body: { accessToken: state.token, tokenType: 'Bearer', expiresIn: 3600 } };
}

export function addCompany({ companies }: State, text: string): Reply {
  const company = asText(parseJson(text)?.cpfCnpj);
  if (companies.has(company)) return problem(409, 'EMPRESA_EXISTENTE');
  companies.add(company);
  return { status: 201, body: { cpfCnpj: company } };
}

export function takeCertificate({ companies, certified }: State, company: string, text: string): Reply {
  const { arquivo, senha } = parseJson(text) ?? {};
  if (!companies.has(company)) return problem(404, 'NAO_ENCONTRADO');
  if (arquivo !== CERTIFICATE.arquivo || senha !== CERTIFICATE.senha) return problem(422, 'CERTIFICADO_INVALIDO');
  certified.add(company);
  return { status: 200, body: { cpfCnpj: company, situacao: 'valido' } };
}
