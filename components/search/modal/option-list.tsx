import { memo } from 'react';
import { joinParts } from '@/lib/search/view/highlight';
import type { HitGroup, HitView } from '@/lib/search/view/hit-view';
import { ArrowIcon } from '../../ui/icons';
import { UnbrokenNames } from '../../ui/unbroken-names';
import hitStyles from '../hit.module.css';
import { HitLead } from '../hit-lead';
import { MarkedText } from '../marked-text';
import { KeyIcon } from '../search-icons';
import type { SearchSite } from '../search-site';
import type { RecognisedOption, useRecognised } from '../use-recognised';
import { Option } from './option';
import styles from './option-list.module.css';
import { OPTIONS_ID, toOptionId, type useOptions } from './use-options';

type OptionListProps = {
  readonly label: string;
  readonly lang: string | undefined;
  readonly groups: readonly HitGroup[];
  readonly recognised: ReturnType<typeof useRecognised>;
  readonly messages: SearchSite['messages'];
  readonly options: ReturnType<typeof useOptions>;
  readonly onGo: (id: string) => void;
  /** The page that opens is to get the pasted text. */
  readonly onHandOver: () => void;
  /** The way to all results. */
  readonly all: { readonly href: string; readonly label: string; readonly onGo: () => void } | undefined;
};

/** Id of the way to all results. */
export const ALL_ID = toOptionId('all');

/** What Enter can open: what was pasted, then the results page by page, then the page of all results. */
export function OptionList({ label, lang, groups, recognised, messages, options, onGo, ...rest }: OptionListProps) {
  return (
    <div id={OPTIONS_ID} role="listbox" aria-label={label} className={styles.list}>
      {recognised && (
        // biome-ignore lint/a11y/useSemanticElements: a group of options; a fieldset may not stand in a listbox.
        <div role="group" aria-label={messages.pasted}>
          <p className={styles.caption} aria-hidden="true">
            {messages.pasted}
          </p>
          {recognised.options.map((option) => (
            <Option
              key={option.id}
              id={toOptionId(option.id)}
              href={option.href}
              isActive={options.active === toOptionId(option.id)}
              setActive={options.setActive}
              onGo={option.takesText ? rest.onHandOver : () => onGo(option.id)}
            >
              <RecognisedText option={option} lang={lang} />
            </Option>
          ))}
          <p className={styles.remark} aria-hidden="true">
            {recognised.isLoading ? messages.pastedLoading : messages.private}
          </p>
        </div>
      )}
      <HitOptions groups={groups} lang={lang} active={options.active} setActive={options.setActive} onGo={onGo} />
      {rest.all && (
        <Option
          id={ALL_ID}
          href={rest.all.href}
          isActive={options.active === ALL_ID}
          setActive={options.setActive}
          onGo={rest.all.onGo}
          isPlain
        >
          {rest.all.label}
          <ArrowIcon />
        </Option>
      )}
    </div>
  );
}

function RecognisedText({ option, lang }: { option: RecognisedOption; lang: string | undefined }) {
  return (
    <>
      {option.code ? (
        <span className={hitStyles.code}>{option.code}</span>
      ) : (
        <span className={hitStyles.sign}>{option.takesText ? <ArrowIcon /> : <KeyIcon />}</span>
      )}
      <span className={styles.text}>
        <span className={styles.title} lang={option.code ? lang : undefined}>
          <UnbrokenNames>{option.title}</UnbrokenNames>
        </span>
        {option.detail && (
          <span className={styles.excerpt} lang={lang} translate="no">
            {option.detail}
          </span>
        )}
      </span>
    </>
  );
}

type HitProps = Pick<OptionListProps, 'lang' | 'onGo'> & {
  readonly active: string | undefined;
  readonly setActive: (id: string) => void;
};

/** The results, which stay as they are while the box and its surroundings change with each key press. */
const HitOptions = memo(function HitOptions({ groups, ...rest }: HitProps & { groups: readonly HitGroup[] }) {
  return groups.map((group) => <HitGroupOptions key={group.page} group={group} {...rest} />);
});

function HitGroupOptions({ group, lang, active, setActive, onGo }: HitProps & { readonly group: HitGroup }) {
  const { category, pageTitle, hits } = group;
  const isAmongSections = hits[0]?.isSection ?? false;
  const title = hits.some(({ isSection }) => isSection) ? joinParts(pageTitle) : '';
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of options; a fieldset may not stand in a listbox.
    <div role="group" aria-label={[category, title].filter(Boolean).join(' › ')} lang={lang}>
      <p className={styles.caption} aria-hidden="true">
        <UnbrokenNames>{category}</UnbrokenNames>
        {category && isAmongSections && <span> › </span>}
        {isAmongSections && <MarkedText parts={pageTitle} />}
      </p>
      {hits.map((hit) => (
        <Option
          key={hit.id}
          id={toOptionId(hit.id)}
          href={hit.address.href}
          isExternal={hit.address.isExternal}
          isActive={active === toOptionId(hit.id)}
          setActive={setActive}
          onGo={() => onGo(hit.id)}
        >
          <HitText hit={hit} />
        </Option>
      ))}
    </div>
  );
}

function HitText({ hit }: { hit: HitView }) {
  return (
    <>
      <HitLead hit={hit} />
      <span className={styles.text}>
        <span className={styles.title}>
          <MarkedText parts={hit.title} />
        </span>
        {(hit.excerpt.length > 0 || hit.awaitsExcerpt) && (
          <span className={styles.excerpt}>
            <MarkedText parts={hit.excerpt} />
          </span>
        )}
      </span>
    </>
  );
}
