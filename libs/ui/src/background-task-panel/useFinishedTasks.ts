import type { WorkDto } from '@pratiche/api';
import { useEffect, useRef } from 'react';
import { newlyFinishedTasks } from '../background-tasks/background-task-text.js';
import { backgroundTaskStore } from '../background-tasks/background-task-store.js';

/** Calls back once for every task that finishes while the page is open. */
export function useFinishedTasks(
  works: readonly WorkDto[] | undefined,
  onEnd: (work: WorkDto) => void,
): void {
  const before = useRef<readonly WorkDto[]>([]);
  const latest = useRef(onEnd);
  useEffect(() => {
    latest.current = onEnd;
  });
  useEffect(() => {
    if (works === undefined) return;
    for (const work of newlyFinishedTasks(before.current, works, backgroundTaskStore.isAwaited))
      latest.current(work);
    before.current = works;
  }, [works]);
}
