import { type LayoutNode, toJsonPath } from '../../../lib/leiaute/layout';

type Values = Readonly<Record<string, unknown>>;

/**
 * What is wrong with the `detalhe` of a request, by the layout of its event: fields that it lacks or does not have, and
 * values that it does not take. Fields with a property of their own are looked for in the whole request.
 */
export function checkDetail(content: LayoutNode, detail: Values, request: Values): readonly string[] {
  return checkGroup(content, detail, { content, request });
}

type Scope = { readonly content: LayoutNode; readonly request: Values };

function checkGroup(group: LayoutNode, values: Values, scope: Scope): readonly string[] {
  const { path } = scope.content;
  const name = (tag: string) => [toJsonPath(group, path), tag].filter(Boolean).join('.');
  const unknown = Object.keys(values)
    .filter((key) => !group.children.some((child) => keyOf(child) === key))
    .map((key) => `${name(key)}: not in the layout`);
  return [
    ...unknown,
    ...checkChoices(group, values, scope),
    ...group.children.flatMap((child) => checkChild(child, group, values, scope)),
  ];
}

function checkChild(child: LayoutNode, group: LayoutNode, values: Values, scope: Scope): readonly string[] {
  const path = toJsonPath(child, scope.content.path);
  const value = values[keyOf(child)];
  if (child.apiField !== undefined) return checkProperty(child, child.apiField, value, scope);
  if (value === undefined) return isMissing(child, group, values) ? [`${path}: missing`] : [];
  if (child.filledBy === 'api') return [`${path}: the API fills it`];
  const entries: readonly unknown[] = Array.isArray(value) ? value : [value];
  if (Array.isArray(value) !== (child.occurs.max !== 1))
    return [`${path}: ${child.occurs.max === 1 ? 'one' : 'a list'}`];
  return entries.flatMap((entry) =>
    isValues(entry) ? checkGroup(child, entry, scope) : takes(child, entry) ? [] : [`${path}: "${String(entry)}"`],
  );
}

function checkProperty(child: LayoutNode, property: string, inDetail: unknown, { content, request }: Scope) {
  const path = toJsonPath(child, content.path);
  if (inDetail !== undefined) return [`${path}: goes into ${property}`];
  const value = property
    .split('.')
    .reduce<unknown>((holder, key) => (isValues(holder) ? holder[key] : undefined), request);
  return value === undefined && child.occurs.min > 0 && child.filledBy === 'reader'
    ? [`${path}: missing as ${property}`]
    : [];
}

/** Whether a node has to be there: of a choice or a sequence only when one of those that come with it is. */
function isMissing(child: LayoutNode, group: LayoutNode, values: Values): boolean {
  if (child.occurs.min === 0 || child.filledBy !== 'reader' || hasOnlyProperties(child)) return false;
  const [step] = child.choice;
  if (step === undefined) return true;
  const others = group.children.filter(
    ({ choice: [other] }) => other?.kind === step.kind && other.number === step.number && other.branch === step.branch,
  );
  return others.some((other) => values[keyOf(other)] !== undefined) || (step.kind === 'sequence' && !step.isOptional);
}

/** Each choice that is no option has one branch, and no choice has two. */
function checkChoices(group: LayoutNode, values: Values, { content }: Scope): readonly string[] {
  const numbers = new Set(
    group.children.flatMap(({ choice: [step] }) => (step?.kind === 'choice' ? [step.number] : [])),
  );
  return [...numbers].flatMap((number) => {
    const own = group.children.filter(({ choice: [step] }) => step?.kind === 'choice' && step.number === number);
    const branches = new Set(
      own.filter((child) => values[keyOf(child)] !== undefined).map(({ choice: [step] }) => step?.branch),
    );
    const isOptional = own.some(({ choice: [step] }) => step?.isOptional);
    if (branches.size === 1 || (branches.size === 0 && isOptional)) return [];
    return [`${toJsonPath(group, content.path)}: one of ${own.map(keyOf).join(', ')}`];
  });
}

const keyOf = ({ tag }: LayoutNode) => tag.replace('@', '');

const isValues = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A group that the request carries elsewhere, such as the driver. */
const hasOnlyProperties = ({ children }: LayoutNode): boolean =>
  children.length > 0 && children.every(({ apiField }) => apiField !== undefined);

function takes({ values, pattern, kind }: LayoutNode, value: unknown): boolean {
  if (kind === 'group' || typeof value !== 'string') return false;
  if (values.length > 0) return values.some((allowed) => allowed.value === value);
  const patterns = pattern === '' ? [] : pattern.split(' | ');
  return patterns.every((source) => new RegExp(`^(?:${source})$`, 'u').test(value));
}
