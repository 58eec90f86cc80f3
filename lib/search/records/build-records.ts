import { siteConfig } from '../../config/site';
import type { Page } from '../../pages/page';
import { assertNever } from '../../pages/page';
import { TOOL_KEYWORDS } from '../../pages/tools';
import { PRIORITY } from '../weights';
import { listApiChangeRecords } from './api-change-records';
import { listChangeRecords } from './change-records';
import { listClassTribRecords } from './class-trib-records';
import { createRecord } from './create-record';
import { listCodeRecords, listDocumentRecords } from './cstat-records';
import { listGuideRecords } from './guide-records';
import { listLayoutChangeRecords } from './layout-change-records';
import { listLayoutRecords } from './layout-records';
import {
  countFields,
  type FieldCounts,
  listOperationRecords,
  listOverviewRecords,
  listWebhookRecord,
} from './operation-records';
import { listRecipeRecords } from './recipe-records';
import type { SearchRecord } from './record';

/**
 * The records of every page that search can find, once for all locales: titles are those of the locale that has the
 * content's language, and titles of the other locales find the page as well.
 */
export function buildRecords(pages: readonly Page[]): readonly SearchRecord[] {
  const locale = chooseLocale();
  const ownPages = pages.filter((page) => page.locale === locale);
  const scope: Scope = {
    fields: countFields(ownPages.flatMap((page) => (page.kind === 'operation' ? [page.operation] : []))),
    otherTitles: collectOtherTitles(pages, locale),
  };
  return ownPages.flatMap((page) => listRecords(page, scope));
}

type Scope = { readonly fields: FieldCounts; readonly otherTitles: ReadonlyMap<string, readonly string[]> };

function chooseLocale(): string {
  const codes = siteConfig.locales.map(({ code }) => code);
  return codes.find((code) => code === siteConfig.contentLanguage) ?? siteConfig.defaultLocale;
}

/** Titles that pages have in the other locales, by shared path. */
function collectOtherTitles(pages: readonly Page[], locale: string): ReadonlyMap<string, readonly string[]> {
  const titles = new Map<string, readonly string[]>();
  for (const page of pages) {
    if (page.locale === locale) continue;
    titles.set(page.sharedPath, [...(titles.get(page.sharedPath) ?? []), page.title]);
  }
  return titles;
}

function listRecords(page: Page, { fields, otherTitles }: Scope): readonly SearchRecord[] {
  const titles = (otherTitles.get(page.sharedPath) ?? []).filter((title) => title !== page.title);
  switch (page.kind) {
    case 'guide':
      return listGuideRecords(page);
    case 'operation':
      return listOperationRecords(page, fields);
    case 'overview':
      return listOverviewRecords(page);
    case 'webhook':
      return [listWebhookRecord(page)];
    case 'cstatCode':
      return listCodeRecords(page);
    case 'cstatDocument':
      return listDocumentRecords(page);
    case 'cstatIndex':
      return [
        createRecord(page, {
          kind: 'cstat',
          isUnversioned: true,
          priority: PRIORITY.cstatIndex,
          content: page.description,
          keywords: titles,
        }),
      ];
    case 'classTrib':
      return listClassTribRecords(page);
    case 'layout':
      return listLayoutRecords(page);
    case 'eventIndex': {
      const keywords = [...titles, 'detEvento', 'tpEvento', 'detalhe'];
      const { description: content } = page;
      return [
        createRecord(page, { kind: 'layout', isUnversioned: true, priority: PRIORITY.layout, content, keywords }),
      ];
    }
    case 'layoutIndex': {
      const keywords = [...titles, 'schema', 'XSD', 'documento'];
      const { description: content } = page;
      return [
        createRecord(page, { kind: 'layout', isUnversioned: true, priority: PRIORITY.layout, content, keywords }),
      ];
    }
    case 'rules': {
      // A record for each rule would not fit the budget of search, and their codes and fields are found by themselves.
      const keywords = [...titles, 'regra de validação', 'rejeição', 'MOC'];
      const { description: content } = page;
      return [
        createRecord(page, { kind: 'layout', isUnversioned: true, priority: PRIORITY.layout, content, keywords }),
      ];
    }
    case 'recipe':
      return listRecipeRecords(page);
    case 'recipeIndex': {
      const keywords = [...titles, 'exemplo', 'JSON', 'modelo de nota'];
      const { description: content } = page;
      return [createRecord(page, { kind: 'guide', isUnversioned: true, priority: PRIORITY.recipe, content, keywords })];
    }
    case 'tool': {
      const keywords = [...titles, ...TOOL_KEYWORDS[page.tool]];
      return [createRecord(page, { kind: 'guide', priority: PRIORITY.guide, content: page.description, keywords })];
    }
    case 'quality': {
      const keywords = [...titles, 'qualidade', 'testes', 'acessibilidade', 'cobertura'];
      const { description: content } = page;
      return [
        createRecord(page, { kind: 'guide', isUnversioned: true, priority: PRIORITY.docsIndex, content, keywords }),
      ];
    }
    case 'changes':
      return listChangeRecords(page);
    case 'apiChanges':
      return listApiChangeRecords(page);
    case 'layoutChanges':
      return listLayoutChangeRecords(page);
    case 'docsIndex':
      return [
        createRecord(page, {
          kind: 'guide',
          priority: PRIORITY.docsIndex,
          content: page.description,
          keywords: titles,
        }),
      ];
    case 'home':
    case 'search':
    case 'notFound':
    case 'redirect':
      return [];
    default:
      return assertNever(page);
  }
}
