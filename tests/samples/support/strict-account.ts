import type { IncomingMessage } from 'node:http';
import { text as asText } from '../../unit/openapi/description-document';
import { readForm } from './read-form';
import { type Caller, parseJson, problem, type Reply, type State } from './strict-caller';

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

/** A certificate comes in base64 in JSON, or as it is in a form. */
export function takeCertificate(
  { state, trouble }: Caller,
  company: string,
  { headers }: IncomingMessage,
  body: Buffer,
): Reply {
  const { companies, certified } = state;
  const type = headers['content-type'] ?? '';
  const isForm = type.startsWith('multipart/form-data');
  if (!isForm && type !== 'application/json') return problem(415, 'TIPO_NAO_ACEITO');
  const sent = isForm ? readCertificateForm(type, body) : parseJson(body.toString('utf8'));
  if (!sent) return problem(400, 'REQUISICAO_INVALIDA');
  const { arquivo, senha } = sent;
  if (trouble.isNew && !companies.has(company)) return problem(404, 'NAO_ENCONTRADO');
  if (arquivo !== CERTIFICATE.arquivo || senha !== CERTIFICATE.senha) return problem(422, 'CERTIFICADO_INVALIDO');
  const times = certified.get(company) ?? 0;
  if (times > 0 && 'substituir' in sent && sent.substituir === false) return problem(409, 'CERTIFICADO_EXISTENTE');
  certified.set(company, times + 1);
  return { status: 200, body: { cpfCnpj: company, situacao: 'valido' } };
}

/** Both parts of the form, the file in base64; undefined where one is missing or the file has no name. */
function readCertificateForm(
  type: string,
  body: Buffer,
): { readonly arquivo: string; readonly senha: string } | undefined {
  const parts = readForm(type, body) ?? [];
  const file = parts.find(({ name, fileName }) => name === 'arquivo' && fileName !== undefined);
  const password = parts.find(({ name, fileName }) => name === 'senha' && fileName === undefined);
  if (!file || !password) return undefined;
  return { arquivo: file.content.toString('base64'), senha: password.content.toString('utf8') };
}
