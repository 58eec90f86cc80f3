import path from 'node:path';
import type { Browser } from '@playwright/test';
import { readBudgets } from './budgets';
import { weighOutput, weighPages } from './measure/folder-size';
import { type Line, line } from './measure/lines';
import { listSubjects, type Site, type Subject, withServers } from './measure/sites';
import { launchBrowser, openPage, PHONE } from './measure/throttled-browser';
import { weighPage } from './page-scripts';

const TYPES = { Document: 'HTML', Script: 'JS', Stylesheet: 'CSS', Font: 'fonts' } as const;
type Type = keyof typeof TYPES;

/** Weighs what each kind of page makes a phone fetch until the line is quiet, and what each site takes on a disk. */
export async function measureWeight(sites: readonly Site[]): Promise<readonly Line[]> {
  const browser = await launchBrowser();
  try {
    const lines: Line[] = [];
    await withServers(sites, async (url) => {
      for (const subject of listSubjects(sites)) {
        const fetched = await weighSubject(browser, `${url(subject.site)}${subject.page}`);
        lines.push(...describePage(subject, fetched));
      }
    });
    return [...lines, ...sites.flatMap(({ name, folder }) => weighOutput(name, folder))];
  } finally {
    await browser.close();
  }
}

type Fetched = { readonly type: string; readonly bytes: number };

async function weighSubject(browser: Browser, address: string): Promise<readonly Fetched[]> {
  const { page, session } = await openPage(browser, { viewport: PHONE });
  const types = new Map<string, string>();
  const fetched: Fetched[] = [];
  session.on('Network.responseReceived', ({ requestId, type, response }) => {
    // Images within style sheets cross no line.
    if (!response.url.startsWith('data:')) types.set(requestId, type);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const type = types.get(requestId);
    if (type !== undefined) fetched.push({ type, bytes: encodedDataLength });
  });
  await page.goto(address, { waitUntil: 'networkidle' });
  await page.context().close();
  return fetched;
}

function describePage({ site, kind, page }: Subject, fetched: readonly Fetched[]): readonly Line[] {
  const sum = (type: Type) => fetched.filter((one) => one.type === type).reduce((all, { bytes }) => all + bytes, 0);
  const isOther = ({ type }: Fetched) => !(type in TYPES);
  const others = fetched.filter(isOther).reduce((all, { bytes }) => all + bytes, 0);
  const types = (Object.keys(TYPES) as Type[]).filter((type) => type !== 'Document');
  const folder = path.join(site.folder, site.kinds[kind]?.folder ?? '');
  return [
    // The home page's folder is the whole site, and says nothing about the home page.
    line(site.name, `${kind} HTML KB`, ...(kind === 'home' ? [sum('Document')] : weighPages(folder)).map(toKilobytes)),
    ...types.map((type) => line(site.name, `${kind} ${TYPES[type]} KB`, toKilobytes(sum(type)))),
    ...(site.hasFloor
      ? [line(site.name, `${kind} own JS KB`, toKilobytes(weighPage(site.folder, page) - readBudgets().floorJsGzip))]
      : []),
    line(site.name, `${kind} other KB`, toKilobytes(others)),
    line(site.name, `${kind} requests`, fetched.length),
  ];
}

function toKilobytes(bytes: number): number {
  return bytes / 1000;
}
