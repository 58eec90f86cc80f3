import { fillMessage } from '@/lib/i18n/fill-message';
import { buildSupportLink } from '@/lib/routes/support-link';
import { findHashTarget, readHashId } from './hash-target';
import type { LinkTexts } from './link-texts';
import { HEADINGS } from './page-parts';
import { readSampleState, readSeenState } from './seen-state';
import styles from './support-link.module.css';
import { writeClipboard } from './write-clipboard';

/** Letters of a summary that are a name; a longer one begins with one, such as the status of an answer. */
const LONGEST_NAME = 80;

/** Id of the button that copies the sentence. */
const OFFER = 'frase-para-o-chat';

/** The sentence on offer, and the control beside which it stands. */
let offered: { readonly offer: HTMLElement; readonly control: HTMLElement } | undefined;

function withdrawOffer(): void {
  offered?.offer.remove();
  offered?.control.classList.remove(styles.source ?? '');
  offered?.control.removeAttribute('aria-describedby');
  offered = undefined;
}

/** A link that opens a place as the reader sees it, and a sentence with it for a chat. */
export type SupportLink = { readonly address: URL; readonly sentence: string };

/**
 * Makes the link that a control copies. That of a sample also goes into the address bar, because nothing else leads
 * there.
 */
export function describeLink(control: HTMLElement, texts: LinkTexts): SupportLink {
  // It may stand in the heading that gives the link its name.
  withdrawOffer();
  const { address, name } =
    control instanceof HTMLAnchorElement ? describeAnchor(control) : describeSample(control, texts);
  const page = readText(document.querySelector('main h1')) || document.title;
  return { address, sentence: fillMessage(texts.sentence, { name, page, url: address.href }) };
}

function describeAnchor(control: HTMLAnchorElement) {
  const id = readHashId(control.hash);
  const target = findHashTarget(control.hash);
  const state = target ? readSeenState(target) : { tabs: [], opened: [] };
  return { address: buildSupportLink(window.location, id, state), name: nameTarget(control, id, target) };
}

/** What the page calls the place that a link leads to, as far as it is short. */
function nameTarget(control: HTMLAnchorElement, id: string, target: HTMLElement | null): string {
  if (target?.matches(HEADINGS)) return readText(target);
  const summary = target?.querySelector(':scope > summary');
  if (summary) {
    const parts = [...summary.childNodes].map(readText).filter(Boolean);
    const text = parts.join(' ');
    return text.length > LONGEST_NAME ? (parts[0] ?? id) : text;
  }
  const name = readText(control) || readText(control.parentElement?.querySelector('code'));
  // Fields of one name stand in several places, which their path tells apart.
  return name === '' || id.endsWith(`.${name}`) ? id : name;
}

const readText = (node: Node | null | undefined) => (node?.textContent ?? '').replace(/\s+/g, ' ').trim();

function describeSample(control: HTMLElement, texts: LinkTexts) {
  const samples = [...(control.closest('[data-copy-scope]')?.querySelectorAll<HTMLElement>('[data-sample]') ?? [])];
  const sample = samples.find(({ offsetParent }) => offsetParent !== null);
  const state = sample ? readSampleState(sample) : { tabs: [], opened: [] };
  const address = buildSupportLink(window.location, sample?.id ?? '', state);
  window.history.replaceState(window.history.state, '', address);
  const language = sample?.closest('[data-language-panel]')?.getAttribute('aria-label') ?? '';
  const example = readText(sample?.querySelector('p'));
  return { address, name: [fillMessage(texts.sample, { language }), example].filter(Boolean).join(': ') };
}

/**
 * Says that a link was copied and shows its sentence beside the control, with a button that copies it. The next Tab
 * reaches the button; Escape, a click elsewhere and moving on close it.
 * @param failure what is said instead where the browser did not copy; empty where it did
 * @param announce shows and reads out what happened
 */
export function tellCopied(
  control: HTMLElement,
  { address, sentence }: SupportLink,
  failure: string,
  texts: LinkTexts,
  announce: (text: string) => void,
): void {
  const id = readHashId(address.hash);
  announce(failure || fillMessage(texts.copied, { name: `#${id}` }));
  const { activeElement } = document;
  // The reader is elsewhere by now: nothing takes the focus back.
  if (activeElement && !activeElement.contains(control) && activeElement.id !== id) return;
  const offer = document.createElement('span');
  offer.popover = 'auto';
  offer.className = styles.offer ?? '';
  offer.dataset.print = 'none';
  const text = document.createElement('span');
  text.textContent = sentence;
  const button = document.createElement('button');
  button.type = 'button';
  button.id = OFFER;
  button.textContent = texts.copySentence;
  button.addEventListener('click', async () => {
    try {
      await writeClipboard(sentence);
    } catch {
      // The sentence stays, to be selected by hand.
      announce(texts.failed);
      return;
    }
    offer.hidePopover();
    control.focus({ preventScroll: true });
    announce(texts.copiedSentence);
  });
  offer.append(text, button);
  offer.addEventListener('focusout', ({ relatedTarget }) => {
    if (relatedTarget instanceof Node && !offer.contains(relatedTarget)) offer.hidePopover();
  });
  offer.addEventListener('toggle', () => {
    if (offered?.offer === offer && !offer.matches(':popover-open')) withdrawOffer();
  });
  withdrawOffer();
  offered = { offer, control };
  control.classList.add(styles.source ?? '');
  // Screen readers say what comes next when the focus is back on the control.
  control.setAttribute('aria-describedby', OFFER);
  control.after(offer);
  // Following the link has taken the focus from it.
  control.focus({ preventScroll: true });
  offer.showPopover();
}
