import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Problem } from '@/lib/openapi/request-form/check-value';
import { type FormContext, toId } from './form-context';

type View = Pick<FormContext, 'isTold' | 'leave' | 'isOpen' | 'setOpen' | 'focus'>;

/** What the reader has opened, left and is to be led to: nothing of it is part of the request. */
export function useFormView() {
  const [told, setTold] = useState<ReadonlySet<string> | 'all'>(new Set<string>());
  const [folds, setFolds] = useState<ReadonlyMap<string, boolean>>(new Map());
  const wanted = useRef<string>(undefined);

  // What is to have the focus is there only after the change that it comes from.
  useEffect(() => {
    const target = wanted.current === undefined ? null : document.getElementById(wanted.current);
    if (!target) return;
    wanted.current = undefined;
    target.focus();
  });

  const view = useMemo<View>(
    () => ({
      isTold: (path) => told === 'all' || told.has(toId(path)),
      leave: (path) => setTold((before) => (before === 'all' ? before : new Set([...before, toId(path)]))),
      isOpen: (path, isSmall) => folds.get(toId(path)) ?? isSmall,
      setOpen: (path, isOpen) => setFolds((before) => new Map([...before, [toId(path), isOpen]])),
      focus: (id) => {
        wanted.current = id;
      },
    }),
    [told, folds],
  );

  /** Tells every problem, and leads to one. */
  const lead = useCallback(({ path, kind }: Problem) => {
    const around = [...path, ''].map((_, index) => toId(path.slice(0, index)));
    setTold('all');
    setFolds((before) => new Map([...before, ...around.map((id) => [id, true] as const)]));
    // A field that is missing is added in its group, and one that has no place taken out.
    const [id, group] = [toId(path), toId(path.slice(0, -1))];
    wanted.current = kind === 'missing' ? `${group}/+` : kind === 'unknown' ? `${id}/-` : id;
  }, []);

  return { view, lead };
}
