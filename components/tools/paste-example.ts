/** A refusal as the tax authority writes it, about the fictional company of the documentation. */
export const PASTE_EXAMPLE = `<retEnviNFe xmlns="http://www.portalfiscal.inf.br/nfe" versao="4.00">
  <tpAmb>1</tpAmb>
  <cStat>104</cStat>
  <xMotivo>Lote processado</xMotivo>
  <protNFe versao="4.00">
    <infProt>
      <chNFe>35261111222333000181550010000012391704829159</chNFe>
      <cStat>539</cStat>
      <xMotivo>Rejeição: Duplicidade de NF-e com diferença na Chave de Acesso [chNFe: 35261111222333000181550010000012391305182640][nRec:351000000012391]</xMotivo>
    </infProt>
  </protNFe>
</retEnviNFe>`;
