import { toCStatAddress } from '@/lib/cstat/address';
import type { Messages } from '@/lib/i18n/messages';
import type { GuidePage } from '@/lib/pages/page';
import type { Site } from '@/lib/pages/site';
import { toHref, withLocale } from '@/lib/routes/locale-address';

export type VerdictProps = {
  /** Key of an explained code of the knowledge base: "nfe/539". */
  readonly id: string;
};

type BoundProps = VerdictProps & {
  readonly page: GuidePage;
  readonly cstats: Site['cstats'];
  readonly verdicts: Messages['verdicts'];
};

/** Whether to send again after a status code, as the knowledge base has it, so that no guide can say otherwise. */
export function Verdict({ id, page, cstats, verdicts }: BoundProps) {
  const cstat = cstats.get(id);
  if (!cstat?.explanation) throw new Error(`<Verdict id="${id}"> was not checked before rendering`);
  const address = toHref(withLocale(page.locale, toCStatAddress(cstat)));
  return <a href={`${address}#posso-reenviar`}>{verdicts[cstat.explanation.resend]}</a>;
}
