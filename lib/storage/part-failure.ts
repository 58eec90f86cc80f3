import { RELOADED_AT } from './reload-guard';

/** Id of the notice that a part of the page did not arrive. */
export const PART_FAILURE = 'part-failure';

type ScriptOptions = { readonly noticeId: string; readonly reloadedAt: string };

/**
 * Runs in the browser before anything else, as text in the page's head: it cannot use anything from outside. When a
 * script that the page starts with does not come, React waits for it for ever and can say nothing. Then the page
 * becomes the one that readers without scripts have, all of which is there, and a notice offers to load it anew. That
 * does not happen by itself: without a connection the reader would lose a page that can be read.
 */
function watchFirstScripts({ noticeId, reloadedAt }: ScriptOptions): void {
  const showNotice = () => {
    const notice = document.getElementById(noticeId);
    const button = notice?.querySelector('button');
    if (!notice || !button) return;
    notice.hidden = false;
    button.onclick = () => {
      try {
        sessionStorage.setItem(reloadedAt, String(Date.now()));
      } catch {
        // Without storage nothing loads a page anew by itself.
      }
      location.reload();
    };
  };
  const noteFailure = ({ target }: Event) => {
    const isOwn = target instanceof HTMLScriptElement && target.src.includes('/_next/');
    if (!isOwn || document.readyState === 'complete') return;
    delete document.documentElement.dataset.script;
    if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', showNotice);
    else showNotice();
  };
  addEventListener('error', noteFailure, { capture: true });
}

/** The script's text. */
export function buildPartFailureScript(): string {
  const options: ScriptOptions = { noticeId: PART_FAILURE, reloadedAt: RELOADED_AT };
  return `(${watchFirstScripts.toString()})(${JSON.stringify(options)})`;
}
