import { getReturnKind } from '@pratiche/domain';
import { Alert, Button, useLastRejection } from '@pratiche/ui';
import { lazyDialog } from '../shared/lazy-dialog.js';
import { lazyPage } from '../shared/lazy-page.js';
import { useDossierSession, useDossierState } from '../form/dossier-session-context.js';
import { LateEditsAlert } from './LateEditsAlert.js';
import { OfflineAlert } from './OfflineAlert.js';
import { WIZARD_TEXTS as TEXTS } from './texts.js';

const WaitingFilesAlert = lazyDialog(
  async () => (await import('../device-files/WaitingFilesAlert.js')).WaitingFilesAlert,
);
const ReturnReason = lazyPage(
  async () => (await import('../returns/return-parts.js')).ReturnReason,
);
const MessagesButton = lazyPage(
  async () => (await import('../messages/MessagesButton.js')).MessagesButton,
);

/**
 * Alerts to read before editing: the reason for the return, and the edits restored from this
 * device.
 */
export function DossierAlerts() {
  const session = useDossierSession();
  const reason = useDossierState((state) => state.record?.rejectReason ?? null);
  const returned = useDossierState((state) =>
    session.viewer === 'fitter' && state.record?.rejectReason ? state.id : null,
  );
  // Saving turns the dossier into a draft again, so the request is read from its last rejection.
  const wantsCorrections = getReturnKind(useLastRejection(returned)?.to) === 'corrections';
  const restored = useDossierState((state) => state.hasRestoredEdits);
  const talked = useDossierState((state) =>
    session.viewer === 'fitter' && state.record?.sentDate ? state.id : null,
  );
  const isNew = useDossierState((state) => state.id === null);
  const stored = useDossierState((state) => state.record?.id ?? null);
  const messages = talked !== null && <MessagesButton dossierId={talked} />;
  return (
    <>
      <OfflineAlert />
      <LateEditsAlert />
      {stored !== null && session.viewer === 'fitter' && <WaitingFilesAlert dossierId={stored} />}
      {reason === null ? (
        messages
      ) : (
        <ReturnReason
          reason={reason}
          wantsCorrections={wantsCorrections}
          returnedId={returned}
          messages={messages}
        />
      )}
      {restored && (
        <Alert
          className="wz-note"
          type="info"
          showIcon
          title={TEXTS.restored}
          action={
            <Button
              size="small"
              onClick={() => {
                if (!isNew) return session.hideRestoredNote();
                session.discardRestoredEdits();
                window.location.assign('/modules/new');
              }}
            >
              {isNew ? TEXTS.startAgain : TEXTS.restoredSeen}
            </Button>
          }
        />
      )}
    </>
  );
}
