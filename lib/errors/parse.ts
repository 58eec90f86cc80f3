import type { z } from 'zod';
import { describeValue, SiteError, type SourcePlace } from './site-error';

/** Finds the line of a key path in the source, when the format allows it. */
export type LocateKey = (path: readonly PropertyKey[]) => Partial<SourcePlace>;

/**
 * Parses `value` with `schema`.
 * @throws SiteError naming the first wrong key, what was found and what is expected.
 */
export function parseOrThrow<Schema extends z.ZodType>(
  schema: Schema,
  value: unknown,
  file: string,
  locate: LocateKey = () => ({}),
): z.output<Schema> {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const issue = flattenUnion(result.error.issues[0], value);
  if (!issue) throw new SiteError({ place: { file }, key: '(root)', found: 'invalid', fix: 'check the file' });
  throw new SiteError(
    {
      place: { file, ...locate(readFaultPath(issue)) },
      key: issue.path.map(String).join('.') || '(root)',
      found: `found ${describeFound(issue, value)}`,
      fix: describeFix(issue),
    },
    { cause: result.error },
  );
}

/** A union's own issue says nothing useful: go down to the branch with the fewest faults, and there to the deepest. */
function flattenUnion(issue: z.core.$ZodIssue | undefined, value: unknown): z.core.$ZodIssue | undefined {
  if (issue?.code !== 'invalid_union') return issue;
  const branches = issue.errors.filter((branch) =>
    branch.some((inner) => inner.path.length > 0 || inner.code === 'unrecognized_keys'),
  );
  const [nearest = []] = branches.sort((a, b) => a.length - b.length);
  const [deepest] = [...nearest].sort((a, b) => b.path.length - a.path.length);
  if (!deepest) return issue;
  return flattenUnion({ ...deepest, path: [...issue.path, ...deepest.path] }, value);
}

/** The path of the thing to mend: for an unknown key that is the key itself. */
function readFaultPath(issue: z.core.$ZodIssue): readonly PropertyKey[] {
  return issue.code === 'unrecognized_keys' ? [...issue.path, ...issue.keys.slice(0, 1)] : issue.path;
}

function describeFound(issue: z.core.$ZodIssue, root: unknown): string {
  if (issue.code === 'unrecognized_keys') return `unknown key ${issue.keys.map((key) => `"${key}"`).join(', ')}`;
  if (issue.code === 'invalid_key') return `the key "${String(issue.path.at(-1))}"`;
  return describeValue(readPath(root, issue.path));
}

function describeFix(issue: z.core.$ZodIssue): string {
  // What is wrong with a key is said inside.
  const inner = issue.code === 'invalid_key' ? issue.issues[0] : undefined;
  if (inner) return describeFix(inner);
  if (issue.code === 'unrecognized_keys') return 'remove the key or correct its name';
  // The schema's own words win; zod's default for a wrong type says nothing about what to do.
  if (issue.code === 'invalid_type' && issue.message.startsWith('Invalid input'))
    return `write a value of type ${issue.expected}`;
  return issue.message.charAt(0).toLowerCase() + issue.message.slice(1);
}

function readPath(root: unknown, path: readonly PropertyKey[]): unknown {
  let current = root;
  for (const key of path) {
    if (typeof current !== 'object' || current === null) return undefined;
    current = Reflect.get(current, key);
  }
  return current;
}
