import type { QueueDossierDto } from '@pratiche/api';
import { Button } from '@pratiche/ui';
import type { Queue } from './useQueue.js';
import { QUEUE_TEXTS } from './texts.js';

interface QueueLinksProps {
  queue: Queue;
  busy: boolean;
  isAccepting: boolean;
  onNext: () => void;
  /** `null` where the dossier cannot be accepted as it stands. */
  onAccept: (() => void) | null;
}

const dossierName = ({ id, client }: QueueDossierDto): string =>
  [id, client].filter(Boolean).join(' · ');

/** The dossiers before and after this one in its list, by their names; the server also finds one whose name is not here yet. */
export function QueueLinks({ queue, busy, isAccepting, onNext, onAccept }: QueueLinksProps) {
  return (
    <nav className="queue-nav" aria-label={QUEUE_TEXTS.dossiersOfList}>
      <Button
        size="small"
        aria-keyshortcuts="Shift+P"
        {...(queue.previous
          ? {
              'aria-label': QUEUE_TEXTS.previousIs(dossierName(queue.previous)),
              title: dossierName(queue.previous),
            }
          : {})}
        disabled={queue.previous === null || busy}
        onClick={() => void queue.goPrevious()}
      >
        {QUEUE_TEXTS.previous}
      </Button>
      <Button
        size="small"
        aria-keyshortcuts="Shift+N"
        disabled={queue.next === null || busy}
        onClick={onNext}
      >
        {queue.next ? QUEUE_TEXTS.nextIs(dossierName(queue.next)) : QUEUE_TEXTS.next}
      </Button>
      {onAccept !== null && queue.next && (
        <Button
          size="small"
          aria-keyshortcuts="Shift+A"
          disabled={busy && !isAccepting}
          loading={isAccepting}
          onClick={onAccept}
        >
          {QUEUE_TEXTS.acceptAndNext}
        </Button>
      )}
    </nav>
  );
}
