/** A layout as small as a layout may be while it shows everything, and the files that it stands in. */
export const TABLE = 'content/leiaute/tabelas/nfe.csv';
export const RULES = 'content/leiaute/regras/nfe.csv';
export const SAID = 'content/leiaute/nfe/tudo.yaml';
export const DOCUMENTS = 'content/leiaute/documentos.yaml';

export const SMALL_LAYOUT: Readonly<Record<string, string>> = {
  [DOCUMENTS]: `nfe:
  name: NF-e e NFC-e
  models: ['55', '65']
  source: pacote de teste
  content: /NFe/inf
  modals:
    rodo: transp/infModal
  pages:
    dest: Destinatário
`,
  'content/leiaute/valores.yaml': `sim-nao:
  '0': Não
  '1': Sim
`,
  [TABLE]: `id,path,kind,min,max,choice,type,length,pattern,values
,/NFe,group,1,1,,,,,
A01,/NFe/inf,group,1,1,,,,,
A02,/NFe/inf/@versao,attribute,1,1,,string,,4\\.00,
A03,/NFe/inf/tipo,field,1,1,,string,,,1=Um | 2
E01,/NFe/inf/dest,group,0,unbounded,,,,,
E02,/NFe/inf/dest/CNPJ,field,1,1,c1.1,string,,[0-9]{14},
E03,/NFe/inf/dest/CPF,field,1,1,c1.2,string,,[0-9]{11},
E04,/NFe/inf/dest/dRet,field,1,1,s2?,string,1-10,,
E05,/NFe/inf/dest/hRet,field,0,1,s2?,string,1-10,,
X01,/NFe/inf/transp,group,0,1,,,,,
X02,/NFe/inf/transp/infModal,group,1,1,,,,,
`,
  'content/leiaute/tabelas/rodo.csv': `id,path,kind,min,max,choice,type,length,pattern,values
,/rodo,group,1,1,,,,,
,/rodo/seguro,field,1,1,,string,,,0 | 1
`,
  [SAID]: `NFe:
  description: O documento todo.
inf:
  description: O conteúdo do documento.
'@versao':
  description: Versão do leiaute.
  filledBy: api
tipo:
  description: Tipo da operação.
  note: O \`2\` é raro.
  example: '1'
  since: NT 2026.002
  values:
    '1': Venda
    '2': Troca
dest:
  description: Quem recebe.
  models: ['55']
CNPJ:
  description: CNPJ de quem recebe.
CPF:
  description: CPF de quem recebe.
dest/dRet:
  description: Dia da retirada.
hRet:
  description: Hora da retirada.
transp:
  description: O transporte.
infModal:
  description: O modal do transporte.
`,
  'content/leiaute/rodo/rodo.yaml': `rodo:
  description: O modal rodoviário.
seguro:
  description: Se há seguro.
  values: sim-nao
`,
  [RULES]: `rule,models,application,code,fields,source
A03-10,55,mandatory,204,/NFe/inf/tipo,MOC 7.0
E02-10,55/65,optional,204,/NFe/inf/dest/CNPJ | /CTe/inf/dest/CNPJ,NT 2026.002
1A01-10,65,mandatory,100,,MOC 7.0
`,
};
