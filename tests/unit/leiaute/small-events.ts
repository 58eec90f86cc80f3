/** Two events that share fields, and the files that they stand in. */
export const EVENTS = 'content/leiaute/eventos.yaml';
export const EVENT_TABLE = 'content/leiaute/tabelas/eventos/nfe-110111.csv';
export const EVENT_SAID = 'content/leiaute/eventos/tudo.yaml';

const COLUMNS = 'id,path,kind,min,max,choice,type,length,pattern,values\n';

export const EVENT_RULES = 'content/leiaute/regras/eventos.csv';

export const SMALL_EVENTS: Readonly<Record<string, string>> = {
  [EVENTS]: `nfe:
  name: NF-e e NFC-e
  source: pacote de teste
  codes: nfe
  inside: /evento/infEvento
  events:
    '110111':
      name: Cancelamento
      description: Cancela a nota.
      models: ['55', '65']
      tipo: cancelamento
      author: Emitente
    '411500':
      name: Resposta
      description: O fisco responde.
      models: ['55']
      author: Fisco
`,
  'content/leiaute/valores.yaml': `sim-nao:
  '0': Não
  '1': Sim
`,
  [EVENT_TABLE]: `${COLUMNS},/detEvento,group,1,1,,,,,
,/detEvento/descEvento,field,1,1,,string,,,Cancelamento
,/detEvento/nProt,field,1,1,,string,,[0-9]{15},
,/detEvento/xJust,field,1,1,,string,15-255,,
`,
  'content/leiaute/tabelas/eventos/nfe-411500.csv': `${COLUMNS},/detEvento,group,1,1,,,,,
,/detEvento/descEvento,field,1,1,,string,,,Resposta | Réplica
,/detEvento/nProt,field,1,1,,string,,[0-9]{15},
,/detEvento/aceito,field,1,1,,string,,,0 | 1
`,
  [EVENT_SAID]: `descEvento:
  description: Nome do evento.
  filledBy: api
  values:
    '*': Texto exato
nProt:
  description: Protocolo da nota.
411500/detEvento/nProt:
  description: Protocolo do pedido.
xJust:
  description: Motivo do evento.
  apiField: justificativa
aceito:
  description: Se o fisco aceita.
  values:
    '0': Recusa
    '1': Aceita
`,
  [EVENT_RULES]: `events,rule,application,code,fields,source
nfe-110111 nfe-411500,2P23-10,mandatory,222,nProt,MOC 7.0
nfe-110111,,optional,595,xJust | nProt,NT 2026.002
`,
};
