import { useEffect, useMemo, useState } from 'react';

export type Search<T> = (text: string) => readonly T[] | Promise<readonly T[]>;

export interface Options<T> {
  options: T[];
  /** How many more match than are shown. */
  more: number;
  state: 'ready' | 'loading' | 'failed';
}

/** So many options are shown; the rest asks for more letters. */
const SHOWN = 50;

/** Options for a text; answers of older texts that come late are dropped. */
export function useOptions<T>(search: Search<T>, text: string, wanted: boolean): Options<T> {
  const answer = useMemo(() => (wanted ? attempt(search, text) : []), [search, text, wanted]);
  const [settled, setSettled] = useState<{ answer: unknown; options: readonly T[] | null } | null>(
    null,
  );

  useEffect(() => {
    if (!(answer instanceof Promise)) return;
    let current = true;
    answer.then(
      (options) => {
        if (current) setSettled({ answer, options });
      },
      () => {
        if (current) setSettled({ answer, options: null });
      },
    );
    return () => {
      current = false;
    };
  }, [answer]);

  if (!(answer instanceof Promise)) return limited(answer);
  if (settled?.answer !== answer) return { options: [], more: 0, state: 'loading' };
  return settled.options ? limited(settled.options) : { options: [], more: 0, state: 'failed' };
}

function attempt<T>(search: Search<T>, text: string): readonly T[] | Promise<readonly T[]> {
  try {
    return search(text);
  } catch (error) {
    return Promise.reject(error instanceof Error ? error : new Error(String(error)));
  }
}

function limited<T>(options: readonly T[]): Options<T> {
  return {
    options: options.slice(0, SHOWN),
    more: Math.max(0, options.length - SHOWN),
    state: 'ready',
  };
}
