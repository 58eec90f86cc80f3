import { findFileType } from '../hosts/file-types';
import { HOST_FILES } from '../hosts/host-files';
import { findCache, KEPT } from '../hosts/host-rules';

/**
 * In the order in which they are sent. Files with a hash in their names come first, because all others may name them;
 * a page comes after its data and whatever else it leads to.
 */
export const UPLOAD_STEPS = ['hashed', 'others', 'pages'] as const;

/** Files that are sent together, with the same headers. */
export type UploadGroup = {
  readonly step: (typeof UPLOAD_STEPS)[number];
  readonly cache: string;
  /** Undefined where the rules name none: who sends it finds one. */
  readonly type: string | undefined;
  /** Paths below the folder of the export, with slashes. */
  readonly names: readonly string[];
};

/** Whether a file's name has a hash: it never stands for anything else. */
export function isHashed(name: string): boolean {
  return findCache(name) === KEPT;
}

/**
 * All files of an export in groups, by the steps of a publication.
 * @param names paths of the files; those that only some hosts read are left out, because no reader asks for them
 */
export function listUploadGroups(names: readonly string[]): readonly UploadGroup[] {
  const groups = new Map<string, UploadGroup & { names: string[] }>();
  for (const name of names.filter((each) => !HOST_FILES.some((own) => own === each)).sort()) {
    const whole = name.replace(COMPRESSED, '');
    const group = { step: findStep(whole), cache: findCache(whole), type: findFileType(whole) };
    const key = JSON.stringify(group);
    const known = groups.get(key) ?? { ...group, names: [] };
    known.names.push(name);
    groups.set(key, known);
  }
  return UPLOAD_STEPS.flatMap((step) => [...groups.values()].filter((group) => group.step === step));
}

/** What `npm run publish:compress` writes beside a file, for servers that send it in its place. */
export const COMPRESSED = /\.(br|gz)$/;

function findStep(name: string): UploadGroup['step'] {
  if (isHashed(name)) return 'hashed';
  return name.endsWith('.html') ? 'pages' : 'others';
}
