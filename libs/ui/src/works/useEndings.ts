import type { Work } from '@pratiche/api';
import { useEffect, useRef } from 'react';
import { endingsBetween } from './work-text.js';
import { worksStore } from './works-store.js';

/** Calls back once for every work that came to an end while the page looked on. */
export function useEndings(works: readonly Work[] | undefined, onEnd: (work: Work) => void): void {
  const before = useRef<readonly Work[]>([]);
  const latest = useRef(onEnd);
  useEffect(() => {
    latest.current = onEnd;
  });
  useEffect(() => {
    if (works === undefined) return;
    for (const work of endingsBetween(before.current, works, worksStore.awaits))
      latest.current(work);
    before.current = works;
  }, [works]);
}
