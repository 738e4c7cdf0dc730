import { type AdminDossierDto, readData } from '@pratiche/api';
import {
  canTransition,
  formatPresence,
  isStatusCode,
  type OpenPoints,
  POSTPONABLE_STATUS_CODES,
} from '@pratiche/domain';
import { Button, errorText, useAlerts, useApi } from '@pratiche/ui';
import { useVerificationQuestion, type useStatusChange } from '@pratiche/ui/office';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useAllRules } from '../../form/useAllRules.js';
import { countOpenDocuments } from '../documents/counted-documents.js';
import { toStatusTarget } from '../status-target.js';
import { type SkipAnswer, SkipDialog } from './SkipDialog.js';
import { useAcceptance } from './useAcceptance.js';
import { useDossierShortcuts } from '../keys/useDossierShortcuts.js';
import { useNavigationCommands } from './useNavigationCommands.js';
import { usePresence } from './usePresence.js';
import type { QueueWay } from './useQueueWay.js';
import { formatQueueDossier, type Queue } from './useQueue.js';
import { QUEUE_TEXTS } from './texts.js';
import { adminDossierKey } from '../queries/useAdminDossier.js';
import { KEPT_WITH_ADDRESS } from './useShownDossier.js';

interface DossierNavigationProps {
  dossier: AdminDossierDto;
  /** "Pratica 12 · Mario Rossi". */
  subject: string;
  statusChange: ReturnType<typeof useStatusChange>;
  /** Resolves once no tick of a document is on its way. */
  settleChecks: () => Promise<unknown>;
  /** What is still open, once the answers on their way have come. */
  settleOpenPoints: () => Promise<OpenPoints>;
  way: QueueWay;
  onPostpone: () => void;
}

/** The way to the other dossiers of the list, by buttons that name them and by keys; and who else is here. */
export function DossierNavigation(props: DossierNavigationProps) {
  const { dossier, subject, statusChange, settleChecks, settleOpenPoints, onPostpone } = props;
  const { origin, queue, isThenNext, setThenNext } = props.way;
  const skip = useSkip(dossier.id, queue);
  const acceptance = useAcceptance(dossier, subject, settleChecks);
  const askVerification = useVerificationQuestion();
  const { listEcobonusDoubts } = useAllRules();
  const { others, news } = usePresence(dossier.id, dossier.revision);
  const presence = formatPresence(others);
  const { code } = dossier.status;
  const canPostpone = isStatusCode(code) && POSTPONABLE_STATUS_CODES.includes(code);
  const canReturn = isStatusCode(code) && canTransition(code, 'WAITING', 'admin');
  const busy = queue.busy || skip.busy || acceptance.busy || statusChange.busy;
  const acceptAndGo = async () => {
    // Before the next dossier is claimed: who goes back to the documents stays here.
    const doubts = listEcobonusDoubts(dossier);
    const open = await settleOpenPoints();
    if (!(await askVerification('ACCEPTED', countOpenDocuments(dossier), doubts, open))) return;
    const accepted = acceptance.accept(open.requests > 0);
    const isGone = origin !== null && isThenNext && (await queue.goNext(accepted)) === 'gone';
    if (isGone) acceptance.leave();
    else if (await accepted) acceptance.stay();
  };
  const requestCorrections = canReturn
    ? () => statusChange.request(toStatusTarget(dossier, code, subject), 'WAITING')
    : null;
  useNavigationCommands({
    hasList: origin !== null,
    isThenNext,
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
          onAccept={acceptance.isPossible && isThenNext ? () => void acceptAndGo() : null}
          isThenNext={isThenNext}
          onThenNext={setThenNext}
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

interface QueueLinksProps {
  queue: Queue;
  busy: boolean;
  isAccepting: boolean;
  onNext: () => void;
  /** `null` where the dossier cannot be accepted as it stands, or one stays after it. */
  onAccept: (() => void) | null;
  isThenNext: boolean;
  onThenNext: (isOn: boolean) => void;
}

/** The dossiers before and after this one in its list, by their names; the server also finds one whose name is not here yet. */
function QueueLinks(props: QueueLinksProps) {
  const { queue, busy, isAccepting, onNext, onAccept, isThenNext, onThenNext } = props;
  return (
    <nav className="queue-nav" aria-label={QUEUE_TEXTS.dossiersOfList}>
      <Button
        size="small"
        aria-keyshortcuts="Shift+P"
        {...(queue.previous
          ? {
              'aria-label': QUEUE_TEXTS.previousIs(formatQueueDossier(queue.previous)),
              title: formatQueueDossier(queue.previous),
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
        {queue.next ? QUEUE_TEXTS.nextIs(formatQueueDossier(queue.next)) : QUEUE_TEXTS.next}
      </Button>
      <label className="queue-then">
        <input
          type="checkbox"
          checked={isThenNext}
          onChange={({ target }) => onThenNext(target.checked)}
        />
        {QUEUE_TEXTS.thenNext}
      </label>
      {onAccept !== null && queue.next && (
        <Button
          type="primary"
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

/** Goes on to the next dossier, and asks first why this one is left where nothing was done with it. */
function useSkip(dossierId: number, queue: Queue) {
  const api = useApi();
  const alerts = useAlerts();
  const queries = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);

  const goNext = async (): Promise<void> => {
    if ((await queue.goNext()) === 'reason-missing') setAsking(true);
  };

  const answer = async (given: SkipAnswer): Promise<void> => {
    if (busy) return;
    setBusy(true);
    try {
      await readData(api.POST('/api/Module/queue/skips', { body: { id: dossierId, ...given } }));
      setAsking(false);
      void queries.invalidateQueries({ queryKey: adminDossierKey(dossierId) });
      await queue.goNext();
    } catch (error) {
      alerts.error(QUEUE_TEXTS.nextFailed(errorText(error)), KEPT_WITH_ADDRESS);
    } finally {
      setBusy(false);
    }
  };

  return { isAsking, busy, goNext, answer, cancel: () => setAsking(false) };
}
