import type { ListOrigin } from './list-origin.js';
import { useListOrigin } from './useListOrigin.js';
import { useQueue, type Queue } from './useQueue.js';
import { useThenNext } from './useThenNext.js';

/** The way through the list that led to a dossier. */
export interface QueueWay {
  /** `null` where no list led here. */
  origin: ListOrigin | null;
  queue: Queue;
  /** An act leads on to the next dossier. */
  isThenNext: boolean;
  setThenNext: (isOn: boolean) => void;
  /** After an act that is done: on to the next dossier, where that was chosen. */
  goOn: () => void;
}

export function useQueueWay(dossierId: number): QueueWay {
  const origin = useListOrigin();
  const queue = useQueue(dossierId, origin);
  const [isThenNext, setThenNext] = useThenNext();
  return {
    origin,
    queue,
    isThenNext,
    setThenNext,
    goOn: () => {
      if (origin !== null && isThenNext) void queue.goNext(Promise.resolve(true));
    },
  };
}
