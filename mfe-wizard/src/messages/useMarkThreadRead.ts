import { useEffect, useRef, type RefObject } from 'react';
import type { MessageThreadState } from './useMessageThread.js';

/** Minimum time on screen before the thread counts as read. */
const READ_DELAY_MS = 1_000;

/** Marks messages as read once they have been on the screen for a moment. */
export function useMarkThreadRead({
  thread,
  markThreadRead,
}: MessageThreadState): RefObject<HTMLElement | null> {
  const element = useRef<HTMLElement>(null);
  const mark = useRef(markThreadRead);
  useEffect(() => {
    mark.current = markThreadRead;
  });
  const lastId = thread?.messages.at(-1)?.id ?? 0;
  const unread = thread?.unread ?? 0;

  useEffect(() => {
    const target = element.current;
    if (target === null || unread === 0 || lastId === 0) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const observer = new IntersectionObserver((entries) => {
      clearTimeout(timer);
      // A mark that does not get through is made by the next look.
      if (entries.some(({ isIntersecting }) => isIntersecting))
        timer = setTimeout(() => {
          if (!document.hidden) void mark.current(lastId).catch(() => undefined);
        }, READ_DELAY_MS);
    });
    observer.observe(target);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  }, [unread, lastId]);

  return element;
}
