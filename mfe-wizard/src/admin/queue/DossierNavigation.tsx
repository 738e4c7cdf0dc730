import type { AdminDossierDto, QueueDossierDto } from '@pratiche/api';
import { canTransition, formatPresence, isStatusCode } from '@pratiche/domain';
import { Button, type useStatusChange } from '@pratiche/ui';
import { useAcceptance } from './useAcceptance.js';
import { useDossierShortcuts } from './useDossierShortcuts.js';
import { useNavigationCommands } from './useNavigationCommands.js';
import { useListOrigin } from './useListOrigin.js';
import { usePresence } from './usePresence.js';
import { useQueue } from './useQueue.js';

interface DossierNavigationProps {
  dossier: AdminDossierDto;
  /** "Pratica 12 · Mario Rossi". */
  subject: string;
  statusChange: ReturnType<typeof useStatusChange>;
}

const dossierName = ({ id, client }: QueueDossierDto): string =>
  [id, client].filter(Boolean).join(' · ');

/** The way to the other dossiers of the list, by buttons that name them and by keys; and who else is here. */
export function DossierNavigation({ dossier, subject, statusChange }: DossierNavigationProps) {
  const origin = useListOrigin();
  const queue = useQueue(dossier.id, origin);
  const acceptance = useAcceptance(dossier, subject);
  const presence = formatPresence(usePresence(dossier.id));
  const { code } = dossier.status;
  const canReturn = isStatusCode(code) && canTransition(code, 'WAITING', 'admin');
  const busy = queue.busy || acceptance.busy || statusChange.busy;
  const acceptAndGo = async () => {
    if ((await acceptance.accept()) && origin !== null) await queue.goNext();
  };
  const requestCorrections = canReturn
    ? () => statusChange.request({ id: dossier.id, status: code, subject }, 'WAITING')
    : null;
  useNavigationCommands({
    hasList: origin !== null,
    isBusy: busy,
    accept: acceptance.isPossible ? () => void acceptAndGo() : null,
    requestCorrections,
    goNext: queue.next ? () => void queue.goNext() : null,
    goPrevious: queue.previous ? () => void queue.goPrevious() : null,
  });
  useDossierShortcuts({
    ...(acceptance.isPossible && !busy ? { accept: () => void acceptAndGo() } : {}),
    ...(requestCorrections !== null && !busy ? { corrections: requestCorrections } : {}),
    ...(origin !== null
      ? { next: () => void queue.goNext(), previous: () => void queue.goPrevious() }
      : {}),
  });

  return (
    <>
      {presence !== null && (
        <p className="queue-presence" role="status">
          {presence}
        </p>
      )}
      {origin !== null && (
        <nav className="queue-nav" aria-label="Pratiche dell’elenco">
          <Button
            size="small"
            aria-keyshortcuts="Shift+P"
            {...(queue.previous
              ? {
                  'aria-label': `Precedente: ${dossierName(queue.previous)}`,
                  title: dossierName(queue.previous),
                }
              : {})}
            disabled={!queue.previous || busy}
            onClick={() => void queue.goPrevious()}
          >
            Precedente
          </Button>
          <Button
            size="small"
            aria-keyshortcuts="Shift+N"
            disabled={!queue.next || busy}
            onClick={() => void queue.goNext()}
          >
            {queue.next ? `Prossima: ${dossierName(queue.next)}` : 'Prossima'}
          </Button>
          {acceptance.isPossible && queue.next && (
            <Button
              type="primary"
              size="small"
              aria-keyshortcuts="Shift+A"
              disabled={busy && !acceptance.busy}
              loading={acceptance.busy}
              onClick={() => void acceptAndGo()}
            >
              Accetta e apri la prossima
            </Button>
          )}
        </nav>
      )}
    </>
  );
}
