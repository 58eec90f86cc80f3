import type { ReactNode } from 'react';
import type { ResendVerdict } from '@/lib/cstat/cstat';
import type { Messages } from '@/lib/i18n/messages';
import { CheckIcon, ClockIcon, PencilIcon, RepeatIcon, SearchIcon, StopIcon } from '../ui/icons';
import { type Tone, toneBox } from '../ui/tone-box';
import styles from './resend-verdict.module.css';

const ICONS: Readonly<Record<ResendVerdict, () => ReactNode>> = {
  'reenviar-igual': RepeatIcon,
  'corrigir-e-reenviar': PencilIcon,
  'consultar-antes': SearchIcon,
  aguardar: ClockIcon,
  nunca: StopIcon,
  'nada-a-corrigir': CheckIcon,
};

/** How a verdict is coloured. */
export const VERDICT_TONES: Readonly<Record<ResendVerdict, Tone>> = {
  'reenviar-igual': 'tip',
  'corrigir-e-reenviar': 'note',
  'consultar-antes': 'warning',
  aguardar: 'warning',
  nunca: 'danger',
  'nada-a-corrigir': 'tip',
};

/** The picture of a verdict. */
export function VerdictIcon({ verdict }: { verdict: ResendVerdict }) {
  const Icon = ICONS[verdict];
  return <Icon />;
}

type ResendVerdictBoxProps = {
  readonly verdict: ResendVerdict;
  readonly messages: Messages;
  /** What the reader can do with the answer. */
  readonly children: ReactNode;
};

/** The answer to "may I send it again?", with icon, words and a sentence on why. */
export function ResendVerdictBox({ verdict, messages, children }: ResendVerdictBoxProps) {
  return (
    <section className={`${toneBox} ${styles.box}`} data-tone={VERDICT_TONES[verdict]} aria-labelledby="posso-reenviar">
      <VerdictIcon verdict={verdict} />
      <div>
        <h2 id="posso-reenviar">{messages.cstat.resend}</h2>
        <p className={styles.answer}>{messages.verdicts[verdict]}</p>
        <p>{messages.verdictHints[verdict]}</p>
        {children}
      </div>
    </section>
  );
}
