import type { DocumentFamily } from '../../../lib/fiscal/models';

// One file, though it is long: a table, with a row for each message of a validator.

export const NFE = 'http://www.portalfiscal.inf.br/nfe';
const CTE = 'http://www.portalfiscal.inf.br/cte';
const MDFE = 'http://www.portalfiscal.inf.br/mdfe';
const NFCOM = 'http://www.portalfiscal.inf.br/nfcom';

/** What a validator says, and the fields that it means. */
export type SchemaMessage = {
  readonly says: string;
  readonly message: string;
  readonly family?: DocumentFamily;
  readonly model?: string;
  readonly refused: readonly string[];
  readonly expected?: readonly string[];
  readonly items?: readonly number[];
};

/** Messages of schema validators in the forms that integrators paste. One table, so that forms can be compared. */
export const SCHEMA_MESSAGES: readonly SchemaMessage[] = [
  {
    says: '.NET: a field out of place',
    message: `Rejeicao: Falha no Schema XML do lote de NFe. The element 'ide' in namespace '${NFE}' has invalid child element 'dhEmi' in namespace '${NFE}'. List of possible elements expected: 'serie, nNF' in namespace '${NFE}'.`,
    refused: ['ide.dhEmi'],
    expected: ['ide.serie', 'ide.nNF'],
  },
  {
    says: '.NET: a field out of place, with the path that the validator of SVRS adds',
    message: `The element 'retirada' in namespace '${NFE}' has invalid child element 'xNome' in namespace '${NFE}'. List of possible elements expected: 'CEP, cPais, xPais, fone, email, IE' in namespace '${NFE}'.\nCaminho: NFe[1]/infNFe/retirada/xNome/`,
    refused: ['retirada.xNome'],
    expected: ['retirada.CEP', 'retirada.cPais', 'retirada.xPais', 'retirada.fone', 'retirada.email', 'retirada.IE'],
  },
  {
    says: '.NET: a missing group',
    message: `The element 'det' in namespace '${NFE}' has incomplete content. List of possible elements expected: 'imposto' in namespace '${NFE}'.`,
    refused: ['det'],
    expected: ['det.imposto'],
  },
  {
    says: '.NET: a value, its path and its item',
    message: `The '${NFE}:NCM' element is invalid - The value '7102' is invalid according to its datatype 'String' - The Pattern constraint failed.\nCaminho: enviNFe/NFe[1]/infNFe/det[2]/prod/NCM/`,
    refused: ['det.prod.NCM'],
    items: [2],
  },
  {
    says: '.NET: two values',
    message: `The '${NFE}:nNF' element is invalid - The value '001' is invalid according to its datatype '${NFE}:TNF' - The Pattern constraint failed.\nCaminho: NFe[1]/infNFe/ide/nNF\nThe '${NFE}:qrCode' element is invalid - The value '' is invalid according to its datatype 'String' - The Pattern constraint failed.\nCaminho: NFe[1]/infNFeSupl/qrCode/`,
    refused: ['ide.nNF'],
  },
  {
    says: '.NET: a value without its place, in each group that has the tag',
    message: `The '${NFE}:CRT' element is invalid - The value '9' is invalid according to its datatype 'String' - The Enumeration constraint failed.`,
    refused: ['emit.CRT'],
  },
  {
    says: '.NET: an attribute',
    message: `The 'nItem' attribute is invalid - The value '0' is invalid according to its datatype 'String' - The Pattern constraint failed. Caminho: NFe[1]/infNFe/det[1]/@nItem`,
    refused: ['det.nItem'],
    items: [1],
  },
  {
    says: '.NET in Portuguese: a field out of place',
    message: `O elemento 'enderDest' no espaço para nome '${NFE}' apresenta elemento filho 'CEP' no espaço para nome '${NFE}' inválido. Lista de possíveis elementos esperados: 'xMun' no espaço para nome '${NFE}'.`,
    refused: ['dest.enderDest.CEP'],
    expected: ['dest.enderDest.xMun'],
  },
  {
    says: '.NET in Portuguese: a value',
    message: `O elemento '${NFE}:cBarra' é inválido - O valor '' é inválido de acordo com seu tipo de dados 'String' - Falha na restrição Pattern.`,
    refused: ['det.prod.cBarra'],
  },
  {
    says: 'a path alone in brackets',
    message:
      'Rejeição: Falha no Schema XML do lote de NFe [Elemento: enviNFe/NFe[1]/infNFe/det[12]/imposto/ICMS/ICMS00/pICMS/]',
    refused: ['det.imposto.ICMS.ICMS00.pICMS'],
    items: [12],
  },
  {
    says: 'a path to a tag that no layout has leads to its group',
    message: 'Rejeição: Falha no Schema XML [Elemento: NFe[1]/infNFe/det[3]/prod/xProduto/]',
    refused: ['det.prod'],
    items: [3],
  },
  {
    says: 'libxml2: a value',
    message: `This XML is not valid. Element '{${NFE}}uCom': [facet 'pattern'] The value ' KG' is not accepted by the pattern '[!-ÿ]{1}[ -ÿ]{0,}[!-ÿ]{1}|[!-ÿ]{1}'.\nElement '{${NFE}}uCom': ' KG' is not a valid value of the local atomic type.`,
    refused: ['det.prod.uCom'],
  },
  {
    says: 'libxml2: a group out of place',
    message: `Element '{${NFE}}infRespTec': This element is not expected. Expected is one of ( {${NFE}}infAdic, {${NFE}}exporta, {${NFE}}compra, {${NFE}}cana ).`,
    refused: ['infRespTec'],
    expected: ['infAdic', 'exporta', 'compra', 'cana'],
  },
  {
    says: 'libxml2: missing children',
    message: `Element '{${NFE}}ICMSTot': Missing child element(s). Expected is ( {${NFE}}vNF ).`,
    refused: ['total.ICMSTot'],
    expected: ['total.ICMSTot.vNF'],
  },
  {
    says: 'libxml2: an attribute',
    message: `Element '{${NFE}}det', attribute 'nItem': [facet 'pattern'] The value '1000' is not accepted by the pattern '[1-9]{1}[0-9]{0,1}'.`,
    refused: ['det.nItem'],
  },
  {
    says: 'libxml2 as translated by a library',
    message: "Elemento 'infProd': Elemento filho faltando. Era esperado um de ( qCarga ).",
    family: 'cte',
    refused: [],
  },
  {
    says: 'Xerces: the place is told by what is expected there',
    message: `cvc-complex-type.2.4.a: Invalid content was found starting with element 'xNome'. One of '{"${NFE}":CNPJ, "${NFE}":CPF, "${NFE}":idEstrangeiro}' is expected.`,
    refused: ['dest.xNome'],
    expected: ['dest.CNPJ', 'dest.CPF', 'dest.idEstrangeiro'],
  },
  {
    says: 'Xerces: the tag with its namespace',
    message: `cvc-complex-type.2.4.a: Invalid content was found starting with element '{"${NFE}":cEAN}'. One of '{"${NFE}":xProd}' is expected.`,
    refused: ['det.prod.cEAN'],
    expected: ['det.prod.xProd'],
  },
  {
    says: 'Xerces: a group that ends early',
    message: `cvc-complex-type.2.4.b: The content of element 'enderEmit' is not complete. One of '{"${NFE}":CEP}' is expected.`,
    refused: ['emit.enderEmit'],
    expected: ['emit.enderEmit.CEP'],
  },
  {
    says: 'Xerces: a value of a tag that one group has',
    message: "cvc-type.3.1.3: The value '12345' of element 'natOp' is not valid.",
    family: 'nfe',
    refused: ['ide.natOp'],
  },
  {
    says: 'Xerces: a missing attribute',
    message: "cvc-complex-type.4: Attribute 'nItem' must appear on element 'det'.",
    family: 'nfe',
    refused: ['det.nItem'],
  },
  {
    says: 'MSXML: a group out of place',
    message: `Element '{${NFE}}dest' is unexpected according to content model of parent element '{${NFE}}infNFe'. Expecting: {${NFE}}emit.`,
    refused: ['dest'],
    expected: ['emit'],
  },
  {
    says: 'an appliance: a field out of place',
    message: `cvc-particle 3.1: in element {${NFE}}enderDest with anonymous type, found <fone> (in namespace ${NFE}), but next item should be {${NFE}}xBairro`,
    refused: ['dest.enderDest.fone'],
    expected: ['dest.enderDest.xBairro'],
  },
  {
    says: 'an appliance: a value',
    message: `cvc-simple-type 1: element {${NFE}}cMunFG value '350950' is not a valid instance of type {${NFE}}TCodMunIBGE`,
    refused: ['ide.cMunFG', 'transp.retTransp.cMunFG', 'det.imposto.ISSQN.cMunFG'],
  },
  {
    says: 'a validator of an ERP',
    message:
      "Falha de Esquema: O elemento pai: 'emit' não estava esperando o elemento 'xNome'. O elemento esperado é: 'CNPJ ou CPF'.",
    family: 'nfe',
    refused: ['emit.xNome'],
    expected: ['emit.CNPJ', 'emit.CPF'],
  },
  {
    says: 'a tag that the group does not have leads to the group',
    message: `The element 'infCTeNorm' in namespace '${CTE}' has invalid child element 'pgtoEletronico' in namespace '${CTE}'. List of possible elements expected: 'infCteSub, infGlobalizado, infServVinc' in namespace '${CTE}'.`,
    model: '57',
    refused: ['CT-e: infCTeNorm'],
    expected: ['CT-e: infCTeNorm.infCteSub', 'CT-e: infCTeNorm.infGlobalizado', 'CT-e: infCTeNorm.infServVinc'],
  },
  {
    says: 'CT-e by its model',
    message: `The '${CTE}:CFOP' element is invalid - The value '5' is invalid according to its datatype '${CTE}:TCfop'`,
    model: '67',
    refused: ['CT-e OS: ide.CFOP'],
  },
  {
    says: 'CT-e Simplificado by the root of the path',
    message: 'Falha no Schema XML do CT-e [Elemento: CTeSimp/infCte/toma/indIEToma]',
    family: 'cte',
    model: '57',
    refused: ['CT-e Simplificado: toma.indIEToma'],
  },
  {
    says: 'MDF-e: the modal',
    message: `Rejeição: Falha no Schema XML específico para o modal: The element 'infANTT' in namespace '${MDFE}' has invalid child element 'RNTRC' in namespace '${MDFE}'. List of possible elements expected: 'infContratante' in namespace '${MDFE}'.`,
    refused: ['infModal.rodo.infANTT.RNTRC'],
    expected: ['infModal.rodo.infANTT.infContratante'],
  },
  {
    says: 'NFCom: an item',
    message: `The '${NFCOM}:cClass' element is invalid - The value '1' is invalid. Caminho: NFCom/infNFCom/det[4]/prod/cClass`,
    refused: ['det.prod.cClass'],
    items: [4],
  },
  {
    says: 'a tag that the authority adds to a text',
    message: 'Rejeição: Valor inválido (tag: det/prod/vFrete) [nItem: 2]',
    family: 'nfe',
    refused: ['det.prod.vFrete'],
    items: [2],
  },
  {
    says: 'tags of events are not those of documents',
    message: `Rejeição: Evento não atende o Schema XML específico. The '${NFE}:CNPJ' element is invalid`,
    refused: [],
  },
  {
    says: 'a text without details',
    message: 'Rejeição: Falha no schema XML – inexiste atributo versao na tag raiz da mensagem',
    family: 'nfe',
    refused: [],
  },
  {
    says: 'values that look like paths',
    message: `cvc-pattern-valid: Value 'SP/RJ/2026' is not facet-valid with respect to pattern '[0-9]{8}' for type 'TData'.`,
    family: 'nfe',
    refused: [],
  },
];
