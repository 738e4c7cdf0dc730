import type { AdminDossierDto } from '@pratiche/api';
import { isOpenStatus, isStatusCode } from '@pratiche/domain';
import { adminFileLabel } from '../../files/admin-file-label.js';
import { AdminFileSlot } from './AdminFileSlot.js';

/** What the back office itself uploads: the CPID code and ENEA's receipt. */
export function AdminFilesPanel({ dossier }: { dossier: AdminDossierDto }) {
  const { code } = dossier.status;
  const isOpen = isStatusCode(code) && isOpenStatus(code);
  return (
    <section className="pr-card admin-panel" aria-labelledby="admin-files-title">
      <h2 id="admin-files-title">Documenti ENEA</h2>
      {isOpen && (
        <p className="pr-muted">
          La pratica è in mano all’installatore: codice CPID e ricevuta si caricano dopo l’invio.
        </p>
      )}
      {dossier.adminFiles.map(({ name, file }) => (
        <AdminFileSlot
          key={name}
          code={name}
          label={adminFileLabel({ name })}
          file={file}
          isLocked={isOpen}
          target={{ accountId: dossier.accountId, moduleId: dossier.id, id: name }}
        />
      ))}
    </section>
  );
}
