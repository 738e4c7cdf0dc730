import type { AdminDossierDto } from '@pratiche/api';
import { canTransition, formatPresence, isStatusCode } from '@pratiche/domain';
import { POSTPONABLE_STATUS_CODES } from '@pratiche/domain/working-day';
import { useVerificationQuestion, type useStatusChange } from '@pratiche/ui/office';
import { countOpenDocuments } from '../documents/counted-documents.js';
import { toStatusTarget } from '../status-target.js';
import { QueueLinks } from './QueueLinks.js';
import { SkipDialog } from './SkipDialog.js';
import { useSkip } from './useSkip.js';
import { useAcceptance } from './useAcceptance.js';
import { useDossierShortcuts } from '../keys/useDossierShortcuts.js';
import { useNavigationCommands } from './useNavigationCommands.js';
import { useListOrigin } from './useListOrigin.js';
import { usePresence } from './usePresence.js';
import { useQueue } from './useQueue.js';

interface DossierNavigationProps {
  dossier: AdminDossierDto;
  /** "Pratica 12 · Mario Rossi". */
  subject: string;
  statusChange: ReturnType<typeof useStatusChange>;
  /** Resolves once no tick of a document is on its way. */
  settleChecks: () => Promise<unknown>;
  onPostpone: () => void;
}

/** The way to the other dossiers of the list, by buttons that name them and by keys; and who else is here. */
export function DossierNavigation(props: DossierNavigationProps) {
  const { dossier, subject, statusChange, settleChecks, onPostpone } = props;
  const origin = useListOrigin();
  const queue = useQueue(dossier.id, origin);
  const skip = useSkip(dossier.id, queue);
  const acceptance = useAcceptance(dossier, subject, settleChecks);
  const askVerification = useVerificationQuestion();
  const { others, news } = usePresence(dossier.id, dossier.revision);
  const presence = formatPresence(others);
  const { code } = dossier.status;
  const canPostpone = isStatusCode(code) && POSTPONABLE_STATUS_CODES.includes(code);
  const canReturn = isStatusCode(code) && canTransition(code, 'WAITING', 'admin');
  const busy = queue.busy || skip.busy || acceptance.busy || statusChange.busy;
  const acceptAndGo = async () => {
    // Before the next dossier is claimed: who goes back to the documents stays here.
    if (!(await askVerification('ACCEPTED', countOpenDocuments(dossier)))) return;
    const accepted = acceptance.accept();
    const isGone = origin !== null && (await queue.goNext(accepted)) === 'gone';
    if (isGone) acceptance.leave();
    else if (await accepted) acceptance.stay();
  };
  const requestCorrections = canReturn
    ? () => statusChange.request(toStatusTarget(dossier, code, subject), 'WAITING')
    : null;
  useNavigationCommands({
    hasList: origin !== null,
    isBusy: busy,
    accept: acceptance.isPossible ? () => void acceptAndGo() : null,
    requestCorrections,
    postpone: canPostpone ? onPostpone : null,
    goNext: queue.next !== null ? () => void skip.goNext() : null,
    goPrevious: queue.previous !== null ? () => void queue.goPrevious() : null,
  });
  useDossierShortcuts({
    ...(acceptance.isPossible && !busy ? { accept: () => void acceptAndGo() } : {}),
    ...(requestCorrections !== null && !busy ? { corrections: requestCorrections } : {}),
    ...(canPostpone && !busy ? { postpone: onPostpone } : {}),
    ...(origin !== null
      ? { next: () => void skip.goNext(), previous: () => void queue.goPrevious() }
      : {}),
  });

  return (
    <>
      {news !== null && (
        <p className="queue-presence" role="status">
          {news}.
        </p>
      )}
      {presence !== null && (
        <p className="queue-presence" role="status">
          {presence}
        </p>
      )}
      {origin !== null && (
        <QueueLinks
          queue={queue}
          busy={busy}
          isAccepting={acceptance.busy}
          onNext={() => void skip.goNext()}
          onAccept={acceptance.isPossible ? () => void acceptAndGo() : null}
        />
      )}
      <SkipDialog
        open={skip.isAsking}
        subject={subject}
        busy={skip.busy}
        onCancel={skip.cancel}
        onAnswer={(answer) => void skip.answer(answer)}
      />
    </>
  );
}
