// Da conta vazia à NF-e autorizada em homologação e ao DANFE. Execute com: node primeira-nota.mjs
// Precisa de USUARIO, SENHA, CERTIFICADO (o arquivo .pfx) e SENHA_CERTIFICADO no ambiente,
// e de empresa-com-filiais.json e nfe.json nesta pasta, com os seus dados.
import { readFile, writeFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';

const API = 'https://api-homologacao.exemplo.com.br/v1';
const { USUARIO, SENHA, CERTIFICADO, SENHA_CERTIFICADO } = process.env;
if (!USUARIO || !SENHA || !CERTIFICADO) throw new Error('Defina USUARIO, SENHA, CERTIFICADO e SENHA_CERTIFICADO.');

const headers = { 'Content-Type': 'application/json' };

async function call(path, { accept, ...options } = {}) {
  const send = () => fetch(API + path, { ...options, headers: { ...headers, ...options.headers }, signal: AbortSignal.timeout(30_000) });
  let response = await send();
  if (response.status === 429 || response.status === 503) {
    await wait(1000 * Number(response.headers.get('Retry-After') ?? 1));
    response = await send();
  }
  if (response.ok || response.status === accept) return response;
  // O corpo do erro (problem+json) explica o motivo.
  throw new Error(`Erro HTTP ${response.status}: ${await response.text()}`);
}

// 1. Crie o token
const created = await call('/auth/token', { method: 'POST', body: JSON.stringify({ usuario: USUARIO, senha: SENHA }) });
const { accessToken } = await created.json();
headers.Authorization = `Bearer ${accessToken}`;
console.log('Token criado.');

// 2. Adicione a empresa e o certificado
const company = await readFile('empresa-com-filiais.json', 'utf8');
const { cpfCnpj } = JSON.parse(company);
await call('/empresas', {
  method: 'POST',
  headers: { 'Idempotency-Key': crypto.randomUUID() },
  body: company,
  accept: 409, // A empresa já está na conta; no certificado, já há um válido.
});
console.log(`Empresa na conta: ${cpfCnpj}`);

const arquivo = await readFile(CERTIFICADO, 'base64');
await call(`/empresas/${cpfCnpj}/certificado`, {
  method: 'POST',
  body: JSON.stringify({ arquivo, senha: SENHA_CERTIFICADO, substituir: false }),
  accept: 409,
});
console.log(`Certificado guardado para ${cpfCnpj}`);

// 3. Envie a nota
const note = JSON.parse(await readFile('nfe.json', 'utf8'));
note.documento.ide.dhEmi = new Date(Date.now() - 3 * 3600_000).toISOString().slice(0, 19) + '-03:00';
const sent = await call('/dfe', {
  method: 'POST',
  // Guarde a chave e o corpo: ao repetir o envio, use os mesmos.
  headers: { 'Idempotency-Key': crypto.randomUUID() },
  body: JSON.stringify(note),
});
let result = await sent.json();
console.log(`Nota recebida: ${result.reciboId}`);

// 4. Pergunte o resultado
const { reciboId } = result;
for (const seconds of [1, 2, 4, 8, 15, 30]) {
  result = await (await call(`/recibos/${reciboId}`)).json();
  if (!['recebido', 'processando'].includes(result.situacao)) break;
  await wait(1000 * seconds);
}
if (result.situacao === 'rejeitado') throw new Error(`Rejeitada: ${result.retorno.cStat} ${result.retorno.xMotivo}`);
if (result.situacao === 'erro') throw new Error('Erro: nada foi autorizado. Consulte o documento antes de reenviar.');
if (result.situacao !== 'autorizado') throw new Error('Sem resultado ainda: pergunte de novo, não reenvie.');
console.log(`Autorizada: ${result.chave}`);

// 5. Baixe o DANFE e o XML
for (const [format, file] of Object.entries({ dadfe: 'danfe.pdf', xml: 'nota.xml' })) {
  const response = await call(`/dfe/${result.chave}/${format}`);
  await writeFile(file, response.body);
  console.log(`Arquivo salvo em ${file}`);
}
