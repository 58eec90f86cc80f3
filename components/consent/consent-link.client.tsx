'use client';
// An island because it opens what only the browser knows how to answer.
import { consentRequest } from './consent-request';

/** The footer's way back to the decision about being measured. */
export function ConsentLink({ label, className }: { readonly label: string; readonly className: string | undefined }) {
  return (
    <button type="button" className={className} onClick={() => consentRequest.set(true)}>
      {label}
    </button>
  );
}
