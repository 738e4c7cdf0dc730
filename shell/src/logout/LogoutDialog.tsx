import { selectPlural } from '@pratiche/domain';
import { Button, Dialog } from '@pratiche/ui';
import type { SafeLogout } from './useSafeLogout.js';
import { LOGOUT_TEXTS } from './texts.js';

/** What becomes of typing the server has not received: this device may be used by others. */
export function LogoutDialog({
  backupCount,
  fileCount,
  cancelLogout,
  logoutKeepingBackups,
  logoutDiscardingBackups,
}: Omit<SafeLogout, 'requestLogout'>) {
  const footer = (
    <div className="sh-logout-buttons">
      <Button onClick={cancelLogout}>{LOGOUT_TEXTS.stay}</Button>
      <Button danger onClick={logoutDiscardingBackups}>
        {LOGOUT_TEXTS.discard}
      </Button>
      <Button type="primary" onClick={logoutKeepingBackups}>
        {LOGOUT_TEXTS.keep}
      </Button>
    </div>
  );
  return (
    <Dialog
      open={backupCount + fileCount > 0}
      title={LOGOUT_TEXTS.title}
      footer={footer}
      onClose={cancelLogout}
    >
      <div className="sh-logout-text">
        {backupCount > 0 && <p>{LOGOUT_TEXTS.changes(backupCount)}</p>}
        {fileCount > 0 && (
          <p>{selectPlural(fileCount, LOGOUT_TEXTS.oneFile, LOGOUT_TEXTS.files(fileCount))}</p>
        )}
        <p>{LOGOUT_TEXTS.consequence}</p>
      </div>
    </Dialog>
  );
}
