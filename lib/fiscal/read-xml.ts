import type { Finding } from './answer';
import type { DocumentFamily } from './models';
import { createStatus } from './read-message';
import { type StatusElement, scanXml, type XmlScan } from './scan-xml';
import { findSubject } from './status-subject';

export type XmlReading = {
  readonly findings: readonly Finding[];
  readonly hasElements: boolean;
  readonly isBroken: boolean;
};

/** Documents inside documents that are opened: an envelope may carry an escaped answer, which may carry another. */
const MAX_NESTING = 2;

/** The results in an XML answer of any service: batch, receipt, protocol, event, number range or distribution. */
export function readXml(source: string, nesting = 0): XmlReading {
  const { statuses, inner, id, hasElements, isBroken } = scanDocument(source);
  const nested = nesting < MAX_NESTING ? inner.map((text) => readXml(text, nesting + 1)) : [];
  return {
    findings: [...statuses.map((status) => toFinding(status, id)), ...nested.flatMap(({ findings }) => findings)],
    hasElements,
    isBroken: isBroken || nested.some((reading) => reading.isBroken),
  };
}

const STATUS = /cStat>\s{0,99}[0-9]{3,4}\s{0,99}</;
/** Longest text that may be a piece of a document, which somebody has copied out of it. */
const LONGEST_PIECE = 100_000;

/** A piece of a document has no element around its status: it is read as if it had one. */
function scanDocument(source: string): XmlScan {
  const scan = scanXml(source);
  const isPiece = scan.statuses.length === 0 && source.length <= LONGEST_PIECE && STATUS.test(source);
  return isPiece ? scanXml(`<r>${source}</r>`) : scan;
}

function toFinding(status: StatusElement, id: string | undefined): Finding {
  const { values } = status;
  const ownKey = [...values].find(([name, value]) => /^ch[A-Z]/.test(name) && value.length === 44)?.[1];
  const isProtocol = status.name === 'infProt';
  const last = values.get('ultNSU');
  const highest = values.get('maxNSU');
  return createStatus({
    subject: findSubject(status.name),
    isAlert: status.name === 'cMsg',
    code: values.get('cStat'),
    message: values.get('xMotivo'),
    keyText: ownKey ?? (isProtocol ? id : undefined),
    modelCode: values.get('mod'),
    family: findFamily(status),
    ...(values.has('nRec') ? { receipt: values.get('nRec') } : {}),
    queue: last === undefined ? undefined : { last, highest: highest ?? last },
  });
}

/** The family by namespace, else by the names of the elements: every family's elements carry its name. */
function findFamily({ name, ancestors, namespaces }: StatusElement): DocumentFamily | undefined {
  const names = [name, ...ancestors.toReversed()];
  if (names.some((element) => element.endsWith('GTIN'))) return 'gtin';
  const segment = namespaces.map((namespace) => /portalfiscal\.inf\.br\/([a-z0-9]{2,6})/.exec(namespace)?.[1])[0];
  const byNamespace = segment === undefined ? undefined : FAMILIES[segment];
  if (byNamespace) return byNamespace;
  const element = names.find((candidate) => /MDFe|NFCom|CTe|NFe/.test(candidate));
  return FAMILIES[/MDFe|NFCom|CTe|NFe/.exec(element ?? '')?.[0].toLowerCase() ?? ''];
}

const FAMILIES: Readonly<Record<string, DocumentFamily>> = { nfe: 'nfe', cte: 'cte', mdfe: 'mdfe', nfcom: 'nfcom' };
