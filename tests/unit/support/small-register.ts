/** A register as small as a register may be while it shows everything. */
export const SMALL_REGISTER = `notes:
  - id: NT 2026.002
    title: Autorização com alerta
    documents: [NF-e, NFC-e]
    version: "1.11"
    published: 2026-10-01
    changes:
      - id: alerta
        title: NFC-e autorizada com alerta
        documents: [NFC-e]
        homologation: 2026-09-01
        production: 2026-10-05
        updated: 2026-11-22
        confidence: official
        text: A NFC-e pode voltar com \`cStat\` 120, que é autorização.
        action: Trate 120 como 100 e mostre os alertas a quem cuida do cadastro.
        guides: [documentacao/envio#o-envio]
        codes: [nfe/204]
      - id: referencias
        title: Nota de saída não referencia cupom
        inVersion: "1.10"
        production: 2026-12-14
        postponedFrom: 2026-12-01
        updated: 2026-11-20
        confidence: conflict
        doubt: Uma fonte diz 14/12/2026 e outra diz 01/12/2026.
        text: A nota de saída deixa de poder referenciar cupom & NFC-e.
        action: Combine outro caminho com a contabilidade.
  - id: NT 2020.001
    title: Manifestação do destinatário
    documents: [NF-e]
    version: "1.60"
    changes:
      - id: sem-data
        title: Algo que ainda não tem data
        homologation: 2026-05
        updated: 2026-11-21
        confidence: secondary
        text: Algo muda quando houver uma data de produção.
        action: Nada a fazer por enquanto, só acompanhe.
  - id: NT MDF-e 2024.001
    title: Chaves antigas
    documents: [MDF-e]
    version: "1.02"
  - id: NT Conjunta DF-e 2025.001
    title: CNPJ com letras
    documents: [NF-e, CT-e]
    version: "1.00"
  - id: MOC NF-e
    kind: manual
    title: Manual da NF-e
    documents: [NF-e]
    version: "7.0"
    also: [MOC]
  - id: MOC MDF-e
    kind: manual
    title: Manual do MDF-e
    documents: [MDF-e]
    version: "3.00b"
  - id: Ajuste SINIEF 07/05
    kind: law
    title: Ajuste da NF-e
    documents: [NF-e]
`;

/** Deadlines, states and events, one or two of each. */
export const SMALL_DEADLINES = `deadlines:
  nfe-ciencia:
    documents: [NF-e]
    subject: registrar a ciência
    value: 10 dias
    from: da autorização
    source: NT 2020.001 v1.60
    verified: 2026-11-22
states:
  processando:
    meaning: Em transmissão.
    next: [autorizado]
  autorizado:
    meaning: O fisco autorizou.
events:
  - { code: "210210", name: Ciência, documents: [NF-e], author: destinatário, deadline: nfe-ciencia }
  - { code: "110111", name: Cancelamento, documents: [NF-e], author: emitente }
  - { code: "110111", name: Cancelamento, documents: [CT-e], author: emitente }
`;
