import type { AdminDossierDto } from '@pratiche/api';
import { isStatusCode } from '@pratiche/domain';
import type { useStatusChange } from '@pratiche/ui/office';
import { toStatusTarget } from '../status-target.js';
import { StatusActions } from './StatusActions.js';
import { useHasActsBar } from './useHasActsBar.js';

interface ActsBarProps {
  dossier: AdminDossierDto;
  subject: string;
  openRequests: number;
  statusChange: ReturnType<typeof useStatusChange>;
}

/** The next steps of a dossier that can be accepted, in a phone's bar at the bottom. */
export function ActsBar({ dossier, subject, openRequests, statusChange }: ActsBarProps) {
  const { code } = dossier.status;
  const status = isStatusCode(code) ? code : null;
  const isOpen = useHasActsBar(status);
  if (status === null || !isOpen) return null;
  return (
    <div className="pr-page-header-actions admin-acts-bar">
      <StatusActions
        status={status}
        form={dossier}
        adminFiles={dossier.adminFiles}
        openRequests={openRequests}
        pending={statusChange.pending?.to ?? null}
        busy={statusChange.busy}
        onRequest={(to) => statusChange.request(toStatusTarget(dossier, status, subject), to)}
      />
    </div>
  );
}
