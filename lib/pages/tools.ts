import { docsPath } from '../routes/page-address';

/** The tools that run in the reader's browser: their names and their paths below a version's documentation. */
export const TOOLS = [
  { name: 'pasteAnswer', slug: 'ferramentas/cole-o-retorno' },
  { name: 'accessKey', slug: 'ferramentas/chave-de-acesso' },
] as const;

export type ToolName = (typeof TOOLS)[number]['name'];

/** Words that find a tool in search, beside its title. */
export const TOOL_KEYWORDS: Readonly<Record<ToolName, readonly string[]>> = {
  pasteAnswer: [
    'paste the answer',
    'cole o retorno',
    'retorno da SEFAZ',
    'rejeição',
    'cStat',
    'xMotivo',
    'XML de retorno',
  ],
  accessKey: [
    'access key inspector',
    'chave de acesso',
    'dígito verificador',
    'validar chave',
    'inspetor de chave',
    'CNPJ alfanumérico',
    'cDV',
  ],
};

/** Path of a tool in the version that readers get when they ask for none, without locale prefix. */
export function getToolPath(tool: ToolName): string {
  return docsPath('', TOOLS.find(({ name }) => name === tool)?.slug ?? '');
}
