import { OPERATION_LIST } from '../openapi/description-operation-list';

/** Published addresses: none may go. New ones need not be listed. */

/** Guides, below /docs/. */
export const GUIDES = [
  'documentacao/introducao',
  'documentacao/primeiros-passos/autenticacao-api',
  'documentacao/primeiros-passos/conceitos-fundamentais',
  'documentacao/primeiros-passos/fluxos-emissao',
  'documentacao/primeiros-passos/fluxos-recebimento',
  'documentacao/faq',
  'documentacao/guias-de-uso/guias-de-uso-introducao',
  'documentacao/guias-de-uso/administracao/intro-administracao',
  'documentacao/guias-de-uso/administracao/adicionar-empresas/como-adicionar-empresas',
  'documentacao/guias-de-uso/administracao/certificado-digital-a1/intro',
  'documentacao/guias-de-uso/administracao/certificado-digital-a1/adicionar-ou-substituir-certificado',
  'documentacao/guias-de-uso/administracao/certificado-digital-a1/consultar-infos-certificado-a1',
  'documentacao/guias-de-uso/administracao/gerar-chave-ac/intro',
  'documentacao/guias-de-uso/administracao/gerar-chave-ac/como-gerar-chave-ac',
  'documentacao/guias-de-uso/administracao/gerenciar-csc/intro',
  'documentacao/guias-de-uso/administracao/gerenciar-csc/como-alterar-csc',
  'documentacao/guias-de-uso/administracao/gerenciar-csc/como-excluir-csc',
  'documentacao/guias-de-uso/administracao/gerenciar-csc/consultar-cscs-associados',
  'documentacao/guias-de-uso/administracao/gerenciar-csc/consultar-detalhes-csc',
  'documentacao/guias-de-uso/administracao/gerenciar-csc/vincular-novo-csc',
  'documentacao/guias-de-uso/administracao/via-email/config-conta-email',
  'documentacao/guias-de-uso/administracao/via-email/config-smtp',
  'documentacao/guias-de-uso/administracao/gerar-relatorios/intro-gerar-relatorios',
  'documentacao/guias-de-uso/base-de-conhecimento/como-consultar-cstat',
  'documentacao/guias-de-uso/consulta-cadastro/consultar-situacao-cadastral',
  'documentacao/guias-de-uso/emissao-dfes/emissao-introducao',
  'documentacao/guias-de-uso/emissao-dfes/contingencia-automatica/como-configurar-contingencia',
  'documentacao/guias-de-uso/emissao-dfes/consultar-mdfes-nao-encerradas/como-consultar-mdfes-nao-encerradas',
  'documentacao/guias-de-uso/emissao-dfes/inutilizacao-dfes/inutilizacao-introducao',
  'documentacao/guias-de-uso/emissao-dfes/inutilizacao-dfes/como-inutilizar',
  'documentacao/guias-de-uso/emissao-dfes/inutilizacao-dfes/como-consultar-inutilizacoes',
  'documentacao/guias-de-uso/emissao-dfes/tudo-sobre-emitir-dfes/intro-tudo-sobre-emitir-dfes',
  'documentacao/guias-de-uso/emissao-dfes/tudo-sobre-emitir-dfes/emitir-dfes',
  'documentacao/guias-de-uso/emissao-dfes/tudo-sobre-emitir-dfes/download-xml',
  'documentacao/guias-de-uso/emissao-dfes/tudo-sobre-emitir-dfes/download-documento-auxiliar',
  'documentacao/guias-de-uso/emissao-dfes/tudo-sobre-emitir-dfes/retorno-status-dfes',
  'documentacao/guias-de-uso/eventos-fiscais/intro-eventos-fiscais',
  'documentacao/guias-de-uso/eventos-fiscais/emitir-evento',
  'documentacao/guias-de-uso/eventos-fiscais/consultar-eventos',
  'documentacao/guias-de-uso/eventos-fiscais/importar-evento',
  'documentacao/guias-de-uso/gerar-relatorios/intro-gerar-relatorios',
  'documentacao/guias-de-uso/gerar-relatorios/relatorio-todos-emitidos',
  'documentacao/guias-de-uso/gerar-relatorios/relatorio-todos-recebidos',
  'documentacao/guias-de-uso/gerar-relatorios/relatorio-nao-recebidas',
  'documentacao/guias-de-uso/gerar-relatorios/relatorio-todos-eventos',
  'documentacao/guias-de-uso/gerar-relatorios/relatorio-todas-inutilizacoes',
  'documentacao/guias-de-uso/gerenciamento-de-contas/introducao',
  'documentacao/guias-de-uso/gerenciamento-de-contas/partes-envolvidas/configurar-partes-envolvidas',
  'documentacao/guias-de-uso/gerenciamento-de-contas/partes-envolvidas/consultar-partes-envolvidas',
  'documentacao/guias-de-uso/recebimento/introducao-recebimento',
  'documentacao/guias-de-uso/recebimento/consultar-ultimo-nsu',
  'documentacao/guias-de-uso/recebimento/resumo-recebidos',
  'documentacao/guias-de-uso/recebimento/resumo-nao-recebidos',
] as const;

/** Pages of the reference, below /docs/api/{product}/. */
export const OPERATIONS = OPERATION_LIST.map((operation) => operation.split(' ')[2] ?? '');

/** Tools, below /docs/. */
export const TOOL_PATHS = ['ferramentas/cole-o-retorno', 'ferramentas/chave-de-acesso'] as const;
