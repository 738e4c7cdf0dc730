import type { AdminDossier } from '@pratiche/api';
import { clientName, isStatusCode, labelOf, SERVICE_TYPES } from '@pratiche/domain';
import { ErrorState, LoadingState, PageHeader, useStatusChange } from '@pratiche/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { BackToList } from './BackToList.js';
import { DossierNotFound, isNotFound } from './DossierNotFound.js';
import { AdminFilesPanel } from './panels/AdminFilesPanel.js';
import { DocumentsPanel } from './panels/DocumentsPanel.js';
import { HistoryTimeline } from './panels/HistoryTimeline.js';
import { StatusPanel } from './panels/StatusPanel.js';
import { WarningsPanel } from './panels/WarningsPanel.js';
import { SheetView } from './sheet/SheetView.js';
import { adminDossierKey, useAdminDossier } from './useAdminDossier.js';
import './admin.css';

/** A received dossier as an operator works on it: what to copy into ENEA's form, and what to do with it. */
export function AdminDossierPage() {
  const id = Number(useParams()['id']);
  const { data, error, refetch } = useAdminDossier(id);
  if (data) return <Loaded key={data.id} dossier={data} />;
  if (isNotFound(error) || !Number.isSafeInteger(id) || id < 1) return <DossierNotFound />;
  return (
    <>
      <PageHeader title={`Pratica ${id}`} />
      {error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <LoadingState lines={10} />}
    </>
  );
}

function Loaded({ dossier }: { dossier: AdminDossier }) {
  const queries = useQueryClient();
  const statusChange = useStatusChange(() => {
    void queries.invalidateQueries({ queryKey: adminDossierKey(dossier.id) });
    void queries.invalidateQueries({ queryKey: ['dossiers'] });
  });
  const { code } = dossier.status;
  const subject = [`Pratica ${dossier.id}`, clientName(dossier)].filter(Boolean).join(' · ');
  return (
    <>
      <BackToList status={code} />
      <PageHeader
        title={subject}
        subtitle={[labelOf(SERVICE_TYPES, dossier.serviceType), dossier.businessName, dossier.accountEmail].filter(Boolean).join(' · ')}
      />
      <div className="admin-columns">
        <SheetView dossierId={dossier.id} form={dossier} />
        <div className="admin-side">
          <StatusPanel
            dossier={dossier}
            pending={statusChange.pending?.to ?? null}
            busy={statusChange.busy}
            onRequest={(to) => isStatusCode(code) && statusChange.request({ id: dossier.id, status: code, subject }, to)}
          />
          <WarningsPanel form={dossier} />
          <AdminFilesPanel dossier={dossier} />
          <DocumentsPanel dossierId={dossier.id} documents={dossier.documents} />
          <HistoryTimeline history={dossier.history} />
        </div>
      </div>
      {statusChange.dialog}
    </>
  );
}
