import type { Locator, Page } from '@playwright/test';
import { type Texts, texts } from './texts';

/** Address of the tool that reads answers. */
export const PATH = '/docs/ferramentas/cole-o-retorno/';
/** The key of the document that the answer refuses. */
export const KEY = '35251111222333000181550010000012391704829157';
const OTHER = '35251111222333000181550010000012391305182648';
const REFUSAL = `Rejeição: Duplicidade de NF-e com diferença na Chave de Acesso [chNFe:${OTHER}][nRec:351000000012391]`;
/** An answer of the tax authority. */
export const XML = `<soap:Envelope xmlns:soap="http://www.w3.org/2003/05/soap-envelope"><soap:Body>
<retEnviNFe xmlns="http://www.portalfiscal.inf.br/nfe"><cStat>104</cStat><xMotivo>Lote processado</xMotivo><protNFe>
<infProt><chNFe>${KEY}</chNFe><cStat>539</cStat><xMotivo>${REFUSAL}</xMotivo></infProt></protNFe></retEnviNFe>
</soap:Body></soap:Envelope>`;

/** Where answers are pasted; the default locale's, unless told otherwise. */
export const findBox = (page: Page, { pasteAnswer }: Texts = texts): Locator =>
  page.getByRole('textbox', { name: pasteAnswer.label });
