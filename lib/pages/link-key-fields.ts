import type { KeyPartName } from '../fiscal/access-key';
import { getKeyTag, type KeyFields } from '../fiscal/key-tags';
import { findModel } from '../fiscal/models';
import type { Layout } from '../leiaute/layout';
import { toHref } from '../routes/locale-address';
import { linkFields } from './layout-links';
import type { PageScope } from './place-page';

/** Where the field of a part stands, where that is not ide: date and taxpayer are parts of fields. */
const PLACES: Readonly<Partial<Record<KeyPartName, string>>> = { month: 'ide.dhEmi', taxpayer: 'emit.CNPJ' };

const PARTS: readonly KeyPartName[] = [
  ...(['state', 'month', 'taxpayer', 'model', 'series', 'number', 'emissionType', 'site'] as const),
  ...(['code', 'siteAndCode', 'checkDigit'] as const),
];

/** Addresses, base path included, of the fields that an access key repeats, for each model with a layout. */
export function linkKeyFields(layouts: readonly Layout[], scope: PageScope): KeyFields {
  const entries = layouts.flatMap((layout) => {
    const links = linkFields(layout, scope);
    return layout.models.map((code) => {
      const model = findModel(code);
      const parts = PARTS.flatMap((part) => {
        const link = links.get(PLACES[part] ?? `ide.${getKeyTag(part, model)}`);
        return link ? [[part, toHref(link.path)] as const] : [];
      });
      return [code, Object.fromEntries(parts)] as const;
    });
  });
  // CT-e and CT-e Simplificado have one model: the first layout of a model is the common one.
  return Object.fromEntries(entries.toReversed());
}
