import { useEffect, useMemo, useState } from 'react';

export type SearchOptions<T> = (text: string) => readonly T[] | Promise<readonly T[]>;

export interface OptionSearchResult<T> {
  options: T[];
  /** How many more match than are shown. */
  more: number;
  state: 'ready' | 'loading' | 'failed';
}

/** Largest number of options shown; for more the user must type more letters. */
const MAX_OPTIONS = 50;

/** Options for a text; answers of older texts that come late are dropped. */
export function useOptionSearch<T>(
  search: SearchOptions<T>,
  text: string,
  wanted: boolean,
): OptionSearchResult<T> {
  const answer = useMemo(() => (wanted ? runSearch(search, text) : []), [search, text, wanted]);
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

  if (!(answer instanceof Promise)) return limitOptions(answer);
  if (settled?.answer !== answer) return { options: [], more: 0, state: 'loading' };
  return settled.options
    ? limitOptions(settled.options)
    : { options: [], more: 0, state: 'failed' };
}

function runSearch<T>(
  search: SearchOptions<T>,
  text: string,
): readonly T[] | Promise<readonly T[]> {
  try {
    return search(text);
  } catch (error) {
    return Promise.reject(error instanceof Error ? error : new Error(String(error)));
  }
}

function limitOptions<T>(options: readonly T[]): OptionSearchResult<T> {
  return {
    options: options.slice(0, MAX_OPTIONS),
    more: Math.max(0, options.length - MAX_OPTIONS),
    state: 'ready',
  };
}
