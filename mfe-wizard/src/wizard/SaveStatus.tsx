import { Button, formatTime, useOnlineStatus } from '@pratiche/ui';
import type { SessionState } from '../state/session-state.js';
import { useDossierSession, useDossierState } from '../form/dossier-session-context.js';
import { SAVE_TEXTS as TEXTS } from './texts.js';

/** State of saving, in words. */
export function SaveStatus() {
  const session = useDossierSession();
  const save = useDossierState((state) => state.save);
  const savedAt = useDossierState((state) => state.savedAt);
  const isCopied = useDossierState((state) => state.isBackedUp);
  const isOnline = useOnlineStatus();
  // Without a network the device keeps the work, which is no failure.
  const waitsForNetwork = save.kind === 'retrying' && !isOnline && isCopied;
  const isBad =
    (save.kind === 'retrying' && !waitsForNetwork) ||
    save.kind === 'refused' ||
    save.kind === 'conflict';
  return (
    <div className={`wz-save ${isBad ? 'wz-save-bad' : ''}`}>
      <p role="status">
        {waitsForNetwork
          ? TEXTS.waitsForNetwork
          : saveStatusText(
              save,
              savedAt,
              isCopied,
              session.viewer === 'beneficiary' ? TEXTS.savedAsYouType : TEXTS.notSavedYet,
            )}
      </p>
      {save.kind === 'retrying' && !waitsForNetwork && (
        <Button size="small" onClick={() => void session.flush()}>
          {TEXTS.retryNow}
        </Button>
      )}
    </div>
  );
}

function saveStatusText(
  save: SessionState['save'],
  savedAt: number | null,
  isCopied: boolean,
  unsaved: string,
): string {
  const saved =
    savedAt === null ? unsaved : TEXTS.savedAt(formatTime(new Date(savedAt).toISOString()));
  const kept = isCopied ? TEXTS.keptOnDevice : TEXTS.notKeptOnDevice;
  switch (save.kind) {
    case 'saving':
      return TEXTS.saving;
    case 'waiting':
      return savedAt === null ? unsaved : TEXTS.savingMore(saved);
    case 'held':
      return TEXTS.savedOnLeaving(saved);
    case 'retrying':
      return save.isServerFault ? TEXTS.serverFault(kept) : TEXTS.serverAway(kept);
    case 'refused':
      return TEXTS.refused(save.message);
    case 'conflict':
      return TEXTS.savingWaits;
    default:
      return saved;
  }
}
