// Execute com: node receptor.mjs
import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto';
import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';

const { SEGREDO, PORTA = '8080' } = process.env;
if (!SEGREDO) throw new Error('Defina a variável de ambiente SEGREDO.');
mkdirSync('entregas', { recursive: true });

function conferir(headers, corpo) {
  const { 'x-entrega-id': id = '', 'x-entrega-momento': momento = '', 'x-assinatura': assinatura = '' } = headers;
  // Uma entrega capturada e reenviada depois é recusada.
  if (!/^\d{10}$/.test(momento) || Math.abs(Date.now() / 1000 - Number(momento)) > 300) return false;
  const hmac = createHmac('sha256', SEGREDO).update(`${id}.${momento}.`).update(corpo).digest('hex');
  const esperada = Buffer.from(`sha256=${hmac}`);
  const recebida = Buffer.from(assinatura);
  return esperada.length === recebida.length && timingSafeEqual(esperada, recebida);
}

function guardar(id, corpo) {
  const arquivo = `entregas/${id}.json`;
  // A mesma entrega é guardada uma vez só.
  if (existsSync(arquivo)) return;
  // Só um arquivo inteiro recebe o nome final.
  const parte = `${arquivo}.${randomUUID()}`;
  writeFileSync(parte, corpo);
  renameSync(parte, arquivo);
}

const servidor = createServer(async (pedido, resposta) => {
  try {
    const partes = [];
    for await (const parte of pedido) partes.push(parte);
    const corpo = Buffer.concat(partes);
    const id = pedido.headers['x-entrega-id'];
    if (pedido.method !== 'POST') return resposta.writeHead(405).end();
    if (!conferir(pedido.headers, corpo) || !/^[0-9a-f-]{36}$/.test(id)) return resposta.writeHead(401).end();
    guardar(id, corpo);
    // Responda antes de processar: outro programa lê a pasta.
    return resposta.writeHead(204).end();
  } catch (erro) {
    console.error(erro);
    return resposta.writeHead(503).end();
  }
});
servidor.listen(Number(PORTA), () => console.log(`Escutando em http://localhost:${PORTA}`));
