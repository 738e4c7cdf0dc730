import {
  downloadFile,
  type AdminDossierDto,
  type DocumentSetItemDto,
  type OpenDocumentRequestDto,
} from '@pratiche/api';
import {
  validateDocumentRequest,
  validateBackOfficeUpload,
  type StatusCode,
} from '@pratiche/domain';
import {
  downloadDossierZip,
  Button,
  DownloadOutlined,
  useApi,
  useDownload,
  type PreviewFile,
} from '@pratiche/ui';
import { useState } from 'react';
import { DocumentRequestDialog } from '../../messages/DocumentRequestDialog.js';
import type { MessageThreadState } from '../../messages/useMessageThread.js';
import { DocumentItem } from './DocumentItem.js';

interface DocumentsPanelProps {
  dossier: AdminDossierDto;
  status: StatusCode | null;
  thread: MessageThreadState;
  onPreview: (file: PreviewFile) => void;
}

/**
 * Documents of the fitter: previews and downloads each file, downloads all of them as one zip, and
 * requests any document again.
 */
export function DocumentsPanel({ dossier, status, thread, onPreview }: DocumentsPanelProps) {
  const api = useApi();
  const { download, activeDownload } = useDownload();
  const [asking, setAsking] = useState<DocumentSetItemDto | null>(null);
  const { id, documents, previousSubmission } = dossier;
  const { schermature, chiusure } = dossier.manufatti;
  const hasFiles = documents.some(({ document }) => document.files.length > 0);
  const requestOf = (itemId: number): OpenDocumentRequestDto | undefined =>
    thread.thread?.requests.find((request) => request.itemId === itemId);
  return (
    <section className="pr-card admin-panel" aria-labelledby="documents-title" id="documenti">
      <h2 id="documents-title">Documenti</h2>
      <div className="admin-downloads">
        <Button
          size="small"
          icon={<DownloadOutlined />}
          disabled={!hasFiles}
          loading={activeDownload === 'zip'}
          onClick={() =>
            download('zip', () => downloadDossierZip(api, id), 'Errore Download Documenti Pratica')
          }
        >
          Scarica tutti
        </Button>
        {schermature.length + chiusure.length > 0 && (
          <Button
            size="small"
            icon={<DownloadOutlined />}
            loading={activeDownload === 'compiler'}
            onClick={() =>
              download(
                'compiler',
                () =>
                  downloadFile(api, '/api/module/downloadDocsCompilatore/{id}', { path: { id } }),
                'Errore Download Documenti Compilatore',
              )
            }
          >
            Documenti per il compilatore
          </Button>
        )}
      </div>
      <ul className="admin-documents">
        {documents.map((item) => (
          <DocumentItem
            key={item.id}
            item={item}
            request={requestOf(item.id)}
            since={previousSubmission?.at ?? null}
            mayAsk={status !== null && validateDocumentRequest(status) === null}
            mayAdd={
              status !== null &&
              validateBackOfficeUpload(status, requestOf(item.id) !== undefined) === null
            }
            target={{ accountId: dossier.accountId, moduleId: id, id: item.id }}
            busy={thread.busy}
            onPreview={onPreview}
            onAsk={() => setAsking(item)}
            onRevoke={(requestId) => void thread.revokeDocumentRequest(requestId)}
          />
        ))}
      </ul>
      <DocumentRequestDialog
        document={
          asking && {
            id: asking.id,
            name: asking.document.name,
            hasFiles: asking.document.files.length > 0,
          }
        }
        thread={thread}
        onClose={() => setAsking(null)}
      />
    </section>
  );
}
