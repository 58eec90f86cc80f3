import type { SiteFacts } from './site-facts';

/**
 * The README of the package.
 * @param address of the package itself
 */
export function writeReadme({ name, url }: SiteFacts, address: string): string {
  return `# Servidor MCP da documentação de ${name}

Dá a assistentes e editores a documentação de <${url}>: busca, páginas, operações da API, campos dos leiautes, retornos da SEFAZ e chaves de acesso.

\`\`\`bash
npx -y ${address}
\`\`\`

O servidor fala o Model Context Protocol pela entrada e saída padrão e precisa do Node.js 20.11 ou mais novo. Não tem dependências.

- As páginas vêm de <${url}>. Sem rede, vêm da cópia em \`copia.json\`, e a resposta diz isso.
- Retornos e chaves são lidos nesta máquina. Só arquivos publicados são buscados; nada do que você cola é enviado.
- Outro endereço, como o de uma prévia: \`--url https://previa.exemplo.com.br\`, ou a variável \`DOCUMENTACAO_URL\`.
`;
}
