import type { ApiChange, ChangeUse } from './api-change';
import type { ApiVersion, VersionOperation } from './api-version';
import { CHANGE_RULES, type ChangeKind } from './change-rules';
import { compareExchanges, type ExchangeScope } from './compare-exchanges';
import type { FoundChange } from './compare-schemas';

/** Every structural difference between two versions of the API, each once, in the order of the newer one. */
export function compareVersions(before: ApiVersion, after: ApiVersion): readonly ApiChange[] {
  const changes = new ChangeList();
  const versions = { before, after };
  for (const [id, operation] of Object.entries(after.operations)) {
    const use = { of: 'operation', id } as const;
    const known = before.operations[id];
    if (known) compareOperations(known, operation, { ...versions, ...changes.within(use), name: id });
    else changes.add({ kind: 'operation-added', place: id, to: nameRoute(operation), way: 'sent', anchor: '' }, use);
  }
  for (const [id, operation] of Object.entries(before.operations)) {
    if (after.operations[id]) continue;
    changes.add({ kind: 'operation-removed', place: id, from: nameRoute(operation), way: 'sent', anchor: '' });
  }
  for (const [id, webhook] of Object.entries(after.webhooks ?? {})) {
    const use = { of: 'webhook', id } as const;
    const known = before.webhooks?.[id];
    const scope = { ...versions, ...changes.within(use), name: `webhook:${id}` };
    if (known) compareExchanges(known, webhook, scope, { request: 'received', answer: 'sent' });
    else changes.add({ kind: 'webhook-added', place: id, way: 'received', anchor: '' }, use);
  }
  for (const id of Object.keys(before.webhooks ?? {})) {
    if (!after.webhooks?.[id]) changes.add({ kind: 'webhook-removed', place: id, way: 'received', anchor: '' });
  }
  compareProblems(before.problems ?? {}, after.problems ?? {}, changes);
  return changes.list();
}

const nameRoute = ({ method, path }: VersionOperation) => `${method} ${path}`;

/** Joins what is found in many places into one change. */
class ChangeList {
  readonly #changes = new Map<string, ApiChange>();

  add({ kind, place, subject, from, to, way, anchor }: FoundChange, use?: Omit<ChangeUse, 'anchor'>): void {
    const id = [kind, place, subject].filter((part) => part !== undefined).join('/');
    const known = this.#changes.get(id);
    const uses = known?.uses ?? [];
    const isNew = use && !uses.some((other) => other.id === use.id && other.of === use.of && other.anchor === anchor);
    this.#changes.set(id, {
      id,
      kind,
      place,
      subject,
      from: known?.from ?? from,
      to: known?.to ?? to,
      isBreaking: (known?.isBreaking ?? false) || CHANGE_RULES[kind][way],
      uses: isNew ? [...uses, { ...use, anchor }] : uses,
    });
  }

  within(use: Omit<ChangeUse, 'anchor'>): Pick<ExchangeScope, 'report'> {
    return { report: (change) => this.add(change, use) };
  }

  list(): readonly ApiChange[] {
    return [...this.#changes.values()];
  }
}

function compareOperations(old: VersionOperation, now: VersionOperation, scope: ExchangeScope): void {
  const tell = (kind: ChangeKind, from?: string, to?: string) =>
    scope.report({ kind, place: scope.name, from, to, way: 'sent', anchor: '' });
  const [was, is] = [nameRoute(old), nameRoute(now)];
  if (was !== is) tell('operation-moved', was, is);
  if (now.deprecated && !old.deprecated) tell('operation-deprecated');
  if (old.isOpen !== now.isOpen) tell(now.isOpen ? 'token-dropped' : 'token-required');
  compareExchanges(old, now, scope, { request: 'sent', answer: 'received' });
}

function compareProblems(
  old: Readonly<Record<string, number>>,
  now: Readonly<Record<string, number>>,
  changes: ChangeList,
): void {
  const base = { way: 'received', anchor: '' } as const;
  for (const [place, status] of Object.entries(now)) {
    const known = old[place];
    if (known === undefined) changes.add({ kind: 'problem-added', place, ...base });
    else if (known !== status) {
      changes.add({ kind: 'problem-status', place, from: String(known), to: String(status), ...base });
    }
  }
  for (const place of Object.keys(old)) {
    if (now[place] === undefined) changes.add({ kind: 'problem-removed', place, ...base });
  }
}
