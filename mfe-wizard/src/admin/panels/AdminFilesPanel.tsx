import type { AdminDossier } from '@pratiche/api';
import { BACK_OFFICE_DOCUMENTS } from '@pratiche/domain';
import { AdminFileSlot } from './AdminFileSlot.js';

/** What the back office itself uploads: the CPID code and ENEA's receipt. */
export function AdminFilesPanel({ dossier }: { dossier: AdminDossier }) {
  return (
    <section className="pr-card admin-panel" aria-labelledby="admin-files-title">
      <h2 id="admin-files-title">Documenti ENEA</h2>
      {dossier.adminFiles.map(({ name, file }) => (
        <AdminFileSlot
          key={name}
          code={name}
          label={BACK_OFFICE_DOCUMENTS.find(({ code }) => code === name)?.name ?? name}
          file={file}
          target={{ accountId: dossier.accountId, moduleId: dossier.id, id: name }}
        />
      ))}
    </section>
  );
}
