import { z } from 'zod';
import { localizedTextSchema } from './localized-text';

/** The section at /docs/ itself: the only one that holds the API reference. */
export const DEFAULT_SECTION = 'default';

const segment = /^([a-z0-9]+([.-][a-z0-9]+)*)?$/;
const segmentFix = 'Use lower-case letters and digits, with single hyphens or dots between them';

const versionSchema = z.strictObject({
  /** Name of the version's folder and of its search tag; "current" is the one being written. */
  name: z.string().regex(segment, segmentFix).min(1, 'Give the version a name'),
  /** What readers see: "Next" for "current" and the name for the others, unless written here. */
  label: localizedTextSchema.optional(),
  /** Address segment: none for the last version, "next" for "current", the name for the others, unless written here. */
  path: z.string().regex(segment, segmentFix).optional(),
  /** The version that readers get when they ask for none: exactly one. */
  isLast: z.boolean().default(false),
  /** The notice above the page: by default, that versions before the last are not released, those after it not kept up. */
  banner: z.enum(['none', 'unreleased', 'unmaintained']).optional(),
  /** Whether pages name their version: by default, when there are several. */
  badge: z.boolean().optional(),
  /** Keeps the version's pages out of search engines. */
  noIndex: z.boolean().default(false),
});

type VersionConfig = z.output<typeof versionSchema>;

/** A documentation version with every default applied. */
export type Version = {
  readonly sectionId: string;
  readonly name: string;
  /** Undefined: the interface's own word for the version being written, see `formatVersionLabel`. */
  readonly label: VersionConfig['label'];
  /** Path of the version below /docs/, without slashes at its ends: '' for the last version of the default section. */
  readonly path: string;
  readonly isLast: boolean;
  readonly banner: 'none' | 'unreleased' | 'unmaintained';
  readonly hasBadge: boolean;
  readonly noIndex: boolean;
};

/** A body of guides with its own addresses, versions and sidebars. Versions are in order, newest first. */
export type Section = {
  readonly id: string;
  readonly label: z.output<typeof localizedTextSchema> | undefined;
  /** Path of the section below /docs/, without slashes at its ends. */
  readonly path: string;
  readonly versions: readonly Version[];
};

/** A section as the owner writes it: its versions newest first. */
export const sectionSchema = z
  .strictObject({
    /** "default" for the section at /docs/; any other id is also the section's folder in content/docs/. */
    id: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'Use lower-case letters, digits and single hyphens'),
    /** Title of the section's first page. */
    label: localizedTextSchema.optional(),
    /** Address segment below /docs/: the id, unless written here. The default section has none. */
    path: z.string().regex(segment, segmentFix).optional(),
    versions: z.array(versionSchema).min(1, 'Give at least one version'),
  })
  .transform(({ id, label, path, versions }): Section => {
    const base = path ?? (id === DEFAULT_SECTION ? '' : id);
    const last = versions.findIndex(({ isLast }) => isLast);
    return {
      id,
      label,
      path: base,
      versions: versions.map(
        (version, index): Version => ({
          sectionId: id,
          name: version.name,
          label: version.label ?? (version.name === 'current' ? undefined : version.name),
          path: [base, version.path ?? defaultPath(version)].filter(Boolean).join('/'),
          isLast: version.isLast,
          banner: version.banner ?? (index < last ? 'unreleased' : index === last ? 'none' : 'unmaintained'),
          hasBadge: version.badge ?? versions.length > 1,
          noIndex: version.noIndex,
        }),
      ),
    };
  });

function defaultPath({ name, isLast }: VersionConfig): string {
  if (isLast) return '';
  return name === 'current' ? 'next' : name;
}
