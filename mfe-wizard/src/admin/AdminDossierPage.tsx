import { downloadFile, type AdminDossierDto } from '@pratiche/api';
import {
  formatBeneficiaryName,
  isStatusCode,
  getChoiceLabel,
  SERVICE_TYPES,
} from '@pratiche/domain';
import {
  Button,
  DownloadOutlined,
  PageHeader,
  PreviewDialog,
  PreviewPanel,
  useApi,
  useDownload,
  useStatusChange,
  QueryState,
} from '@pratiche/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { MessagesPanel } from '../messages/MessagesPanel.js';
import { useMessageThread } from '../messages/useMessageThread.js';
import { BackToListLink } from './BackToListLink.js';
import { AdminDossierNotFound, isNotFound } from './AdminDossierNotFound.js';
import { AdminFilesPanel } from './panels/AdminFilesPanel.js';
import { DocumentsPanel } from './panels/DocumentsPanel.js';
import { HistoryTimeline } from '../history/HistoryTimeline.js';
import { StatusPanel } from './panels/StatusPanel.js';
import { WarningsPanel } from './panels/WarningsPanel.js';
import { EneaSheetView } from './enea-sheet/EneaSheetView.js';
import { adminDossierKey, useAdminDossier } from './queries/useAdminDossier.js';
import { useFilePreview } from './useFilePreview.js';
import './styles.js';

/** A received dossier as an operator works on it: what to copy into ENEA's form, and what to do with it. */
export function AdminDossierPage() {
  const id = Number(useParams()['id']);
  const { data, error, refetch } = useAdminDossier(id);
  if (data) return <AdminDossierContent key={data.id} dossier={data} />;
  if (isNotFound(error) || !Number.isSafeInteger(id) || id < 1) return <AdminDossierNotFound />;
  return (
    <>
      <PageHeader title={`Pratica ${id}`} />
      <QueryState for={{ data, error, refetch }} lines={10} />
    </>
  );
}

function AdminDossierContent({ dossier }: { dossier: AdminDossierDto }) {
  const queries = useQueryClient();
  const thread = useMessageThread(dossier.id);
  const { preview, isBeside, isOpen, openFile } = useFilePreview(dossier);
  const api = useApi();
  const { activeDownload, download } = useDownload();
  const statusChange = useStatusChange(() => {
    void queries.invalidateQueries({ queryKey: adminDossierKey(dossier.id) });
    void queries.invalidateQueries({ queryKey: ['dossiers'] });
  });
  const { code } = dossier.status;
  const status = isStatusCode(code) ? code : null;
  const subject = [`Pratica ${dossier.id}`, formatBeneficiaryName(dossier)]
    .filter(Boolean)
    .join(' · ');
  return (
    <>
      <BackToListLink status={code} />
      <PageHeader
        title={subject}
        subtitle={[
          getChoiceLabel(SERVICE_TYPES, dossier.serviceType),
          dossier.businessName,
          dossier.accountEmail,
        ]
          .filter(Boolean)
          .join(' · ')}
        actions={
          <Button
            icon={<DownloadOutlined />}
            loading={activeDownload !== null}
            onClick={() =>
              download(
                'xml',
                () => downloadFile(api, '/api/Module/xml/{id}', { path: { id: dossier.id } }),
                'Errore esportazione XML',
              )
            }
          >
            Esporta XML
          </Button>
        }
      />
      <div className={`admin-columns ${isOpen && isBeside ? 'admin-columns-preview' : ''}`}>
        <EneaSheetView
          dossierId={dossier.id}
          form={dossier}
          previous={dossier.previousSubmission}
        />
        <section className="admin-side" id="amministrazione" aria-label="Amministrazione pratica">
          {isBeside ? <PreviewPanel {...preview} /> : <PreviewDialog {...preview} />}
          <StatusPanel
            dossier={dossier}
            openRequests={thread.thread?.requests.length ?? 0}
            pending={statusChange.pending?.to ?? null}
            busy={statusChange.busy}
            onRequest={(to) =>
              status && statusChange.request({ id: dossier.id, status, subject }, to)
            }
          />
          <WarningsPanel form={dossier} />
          <AdminFilesPanel dossier={dossier} />
          <DocumentsPanel dossier={dossier} status={status} thread={thread} onPreview={openFile} />
          <MessagesPanel thread={thread} side="office" />
          <HistoryTimeline history={dossier.history} />
        </section>
      </div>
      {statusChange.dialog}
    </>
  );
}
