'use client';
// An island because it opens what only the browser knows how to answer.

/** Event on window: the reader wants to see or change what they decided about being measured. */
export const PRIVACY_CHOICES_ASKED = 'site:privacy-choices';

/** The footer's way back to the decision about being measured. */
export function PrivacyChoices({
  label,
  className,
}: {
  readonly label: string;
  readonly className: string | undefined;
}) {
  return (
    <button type="button" className={className} onClick={() => window.dispatchEvent(new Event(PRIVACY_CHOICES_ASKED))}>
      {label}
    </button>
  );
}
