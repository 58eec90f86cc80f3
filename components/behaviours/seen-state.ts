import { ENVIRONMENTS } from '@/lib/openapi/samples/environments';
import type { SeenState } from '@/lib/routes/support-link';
import { listWithin, namePart } from './page-parts';

/**
 * What the reader sees of what a link leads to, as far as the page does not show it by itself: languages, environment
 * and example of samples in it or beside it, tabs, and what is open in it. What encloses the place opens by itself.
 * All of it is names that the page has: values of the reader cannot be among them.
 */
export function readSeenState(target: HTMLElement): SeenState {
  const samples = listSeenSamples(target);
  const [sample] = samples;
  const tabs = listWithin<HTMLElement>(target, '[data-tabs]').flatMap(readOtherTab);
  const opened = [
    ...listOpenFolds(target),
    ...tabs.flatMap(({ parameter, id }) => (parameter === undefined ? [id] : [])),
    // The last, because what is opened before may choose an example.
    ...(sample && isOtherExample(sample) && !target.closest('[data-example-name]') ? [sample.id] : []),
  ];
  return {
    language: sample && readLanguage(sample),
    environment: readEnvironment(target, samples),
    tabs: tabs.flatMap(({ parameter, value }) => (parameter === undefined ? [] : [{ parameter, value }])),
    opened,
  };
}

/**
 * What the reader sees of one sample, which its id does not say. The environment is told in any case: a reader who once
 * chose production must not be sent a sample that calls it.
 */
export function readSampleState(sample: HTMLElement): SeenState {
  const { environment } = document.documentElement.dataset;
  return {
    language: readLanguage(sample),
    environment: sample.querySelector('[data-when]') ? environment : undefined,
    tabs: [],
    opened: [],
  };
}

const isShown = (element: HTMLElement) => element.getClientRects().length > 0;

/** Samples in what the link leads to, and those that stand beside it on screen. */
function listSeenSamples(target: HTMLElement): readonly HTMLElement[] {
  const beside = [...document.querySelectorAll<HTMLElement>('main aside [data-sample]')].filter((sample) => {
    const { top, bottom } = sample.getBoundingClientRect();
    return top < window.innerHeight && bottom > 0;
  });
  return [...listWithin<HTMLElement>(target, '[data-sample]'), ...beside].filter(isShown);
}

/** The language of the samples, where it is not the first. */
function readLanguage(sample: HTMLElement): string | undefined {
  const panel = sample.closest<HTMLElement>('[data-language-panel]');
  const first = panel?.parentElement?.querySelector('[data-language-panel]');
  return panel === first ? undefined : panel?.dataset.languagePanel;
}

/** The environment, where something of what the reader sees differs by it and it is not the first. */
function readEnvironment(target: HTMLElement, samples: readonly HTMLElement[]): string | undefined {
  const { environment } = document.documentElement.dataset;
  const differing = [
    ...listWithin<HTMLElement>(target, '[data-when]'),
    ...samples.flatMap((sample) => [...sample.querySelectorAll<HTMLElement>('[data-when]')]),
  ];
  return environment !== ENVIRONMENTS[0] && differing.some(isShown) ? environment : undefined;
}

/** Whether a sample is of another example than the first, which the page shows by itself. */
function isOtherExample(sample: HTMLElement): boolean {
  return sample.parentElement?.querySelector('[data-sample]') !== sample;
}

/** The shown tab of a group, where it is not the one that the page shows by itself. */
function readOtherTab(tabs: HTMLElement) {
  const panel = tabs.querySelector<HTMLElement>(':scope > [data-panel]:not([hidden])');
  const { panel: value = '' } = panel?.dataset ?? {};
  return panel && value !== tabs.dataset.tabsDefault
    ? [{ parameter: tabs.dataset.tabsQuery, value, id: panel.id }]
    : [];
}

/** Names of the folded parts that the reader opened; opening one opens those around it. */
function listOpenFolds(target: HTMLElement): readonly string[] {
  const chosen = document.querySelector<HTMLElement>('[data-sample]:not([hidden])')?.dataset.example;
  const folds = listWithin<HTMLDetailsElement>(target, 'details[open]:not([data-open])').filter(
    ({ dataset, parentElement }) =>
      !parentElement?.closest('details:not([open], [data-narrow-fold])') &&
      (dataset.exampleName === undefined || dataset.exampleName === chosen),
  );
  return folds
    .filter((fold) => !folds.some((other) => other !== fold && fold.contains(other)))
    .flatMap((fold) => namePart(fold) ?? []);
}
