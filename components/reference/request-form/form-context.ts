import { createContext, useContext } from 'react';
import type { Problem } from '@/lib/openapi/request-form/check-value';
import type { FormFile, FormSchema } from '@/lib/openapi/request-form/form-file';
import { FORM_ID } from '@/lib/openapi/request-form/form-id';
import type { FormNodes } from '@/lib/openapi/request-form/form-nodes';
import type { LeftOptions } from '@/lib/openapi/request-form/left-options';
import type { JsonValue } from '@/lib/openapi/samples/sample-request';
import type { FormTexts } from '@/lib/publish/request-form-texts';

/** A place of the form: names and numbers from its root. */
export type Path = readonly string[];

/** Id of what stands for a place, unique on the page. */
export const toId = (path: Path): string => [FORM_ID, ...path].join('/');

export type FieldProps = {
  readonly path: Path;
  readonly value: JsonValue | undefined;
  /** What is wrong with it, as a text that changes when that does. */
  readonly faults: string;
  readonly name: string;
  readonly schema: FormSchema;
  readonly isRequired: boolean;
  /** Whether the reader may take it out. */
  readonly isRemovable: boolean;
};

/** What is wrong with something, as a text. */
export function writeFaults(problems: readonly Problem[]): string {
  return problems.map(({ path, kind, constraints }) => `${toId(path)} ${kind} ${constraints.length}`).join('\n');
}

/** What every part of the form needs of the whole. It stays the same while one types, so that only what changes is drawn. */
export type FormContext = {
  readonly form: FormFile;
  readonly nodes: FormNodes;
  readonly messages: FormTexts['messages'];
  readonly languages: FormTexts['languages'];
  /** Language of the API's texts, where it is not the page's. */
  readonly lang: string | undefined;
  readonly read: (path: Path) => JsonValue | undefined;
  /** Puts a value at a place; undefined takes out what is there. */
  readonly write: (path: Path, value: JsonValue | undefined) => void;
  /** What is wrong with a place and with what is in it. */
  readonly listProblems: (path: Path) => readonly Problem[];
  /** Whether the problems of a place are told: not before the reader has been there. */
  readonly isTold: (path: Path) => boolean;
  readonly leave: (path: Path) => void;
  readonly isOpen: (path: Path, isSmall: boolean) => boolean;
  readonly setOpen: (path: Path, isOpen: boolean) => void;
  /** Moves the focus there once it is drawn. */
  readonly focus: (id: string) => void;
  /** Address of a place in the reference. */
  readonly findReference: (path: Path) => string | undefined;
  readonly left: LeftOptions;
};

export const FormState = createContext<FormContext | undefined>(undefined);

/** The form around a part of it. */
export function useForm(): FormContext {
  const form = useContext(FormState);
  if (!form) throw new Error('A part of the form stands outside of it.');
  return form;
}
