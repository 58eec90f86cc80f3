import type { Messages } from '@/lib/i18n/messages';
import {
  type ClassTrib,
  type Cst,
  formatCstName,
  markNames,
  replaceRejections,
  toClassTribAnchor,
} from '@/lib/ibs-cbs/class-trib';
import { describeClassTrib, describeCst, type Fact, formatReduction } from '@/lib/ibs-cbs/describe-class-trib';
import type { ClassTribPage } from '@/lib/pages/page';
import { toHref } from '@/lib/routes/locale-address';
import { escapeHtml } from '@/lib/text/escape-html';

/** The codes of a CST as HTML. A text and not elements, for the reason given at renderCodeRows. */
export function renderClassTribRows(cst: Cst, texts: Messages['classTrib']): string {
  return cst.classTribs.map((classTrib) => renderRow(classTrib, cst, texts)).join('');
}

function renderRow(classTrib: ClassTrib, cst: Cst, texts: Messages['classTrib']): string {
  const { code, name, documents, reduction } = classTrib;
  const id = toClassTribAnchor(code);
  const choices = {
    cst: formatCstName(cst),
    document: documents.join('|'),
    reduction: [...new Set([reduction.ibs, reduction.cbs])].map((percent) => formatReduction(percent, texts)).join('|'),
  };
  const data = Object.entries(choices).map(([key, value]) => `data-${key}="${escapeHtml(value)}"`);
  const facts = describeClassTrib(classTrib, texts).map((fact) => renderFact(fact, markHtml(fact.value)));
  return `<li id="${id}" ${data.join(' ')}><a href="#${id}" data-copy-link>${code}</a><p>${escapeHtml(name)}</p><dl>${facts.join('')}</dl></li>`;
}

/** What the table says about a CST, as HTML: names of groups as code, numbers of rejections as links. */
export function renderCstFacts(
  cst: Cst,
  rejections: ClassTribPage['rejections'],
  texts: Messages['classTrib'],
): string {
  const link = (code: string) => {
    const path = rejections[code];
    return path === undefined ? code : `<a href="${escapeHtml(toHref(path))}">${code}</a>`;
  };
  return describeCst(cst, texts)
    .map((fact) => {
      const value = markHtml(fact.value);
      return renderFact(fact, fact.label === texts.rejections ? replaceRejections(value, link) : value);
    })
    .join('');
}

/** A text of the table as HTML, with names of the layout as code. */
export function markHtml(text: string): string {
  return markNames(escapeHtml(text), (name) => `<code>${name}</code>`);
}

function renderFact({ label }: Fact, html: string): string {
  return `<div><dt>${escapeHtml(label)}:</dt> <dd>${html}</dd></div>`;
}
