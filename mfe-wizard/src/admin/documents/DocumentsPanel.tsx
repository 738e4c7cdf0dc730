import { type AdminDossierDto, type DocumentSetItemDto, downloadFile } from '@pratiche/api';
import { validateBackOfficeUpload, type StatusCode, countDocuments } from '@pratiche/domain';
import {
  Button,
  downloadDossierZip,
  DownloadOutlined,
  type PreviewFile,
  useApi,
  useDownload,
  useSingleKeys,
} from '@pratiche/ui';
import type { MessageThreadState } from '../../messages/useMessageThread.js';
import { DocumentItem } from './DocumentItem.js';
import { toCountedDocuments } from './counted-documents.js';
import type { DocumentChecks } from './useDocumentChecks.js';
import type { DocumentRequesting } from './useDocumentRequesting.js';
import { ADMIN_DOCUMENT_TEXTS } from './texts.js';
import { DOCUMENT_ROUND_KEY } from './useDocumentRound.js';
import './documents.css';

interface DocumentsPanelProps {
  dossier: AdminDossierDto;
  status: StatusCode | null;
  thread: MessageThreadState;
  checks: DocumentChecks;
  requesting: DocumentRequesting;
  onPreview: (file: PreviewFile) => void;
}

/** Documents of the fitter: how many are there and looked at, and what can be done with each. */
export function DocumentsPanel({
  dossier,
  status,
  thread,
  checks,
  requesting,
  onPreview,
}: DocumentsPanelProps) {
  const { documents, previousSubmission } = dossier;
  const { findRequest } = requesting;
  const isFolded = (item: DocumentSetItemDto): boolean =>
    !item.isMandatory && item.document.files.length === 0 && findRequest(item.id) === undefined;
  const folded = documents.filter(isFolded);
  const counts = countDocuments(toCountedDocuments(documents), dossier.documentChecks);
  const renderItem = (item: DocumentSetItemDto) => (
    <DocumentItem
      key={item.id}
      item={item}
      request={findRequest(item.id)}
      checks={checks}
      since={previousSubmission?.at ?? null}
      mayAsk={requesting.mayAsk(item)}
      mayAdd={
        status !== null &&
        validateBackOfficeUpload(status, findRequest(item.id) !== undefined) === null
      }
      target={{ accountId: dossier.accountId, moduleId: dossier.id, id: item.id }}
      busy={thread.busy}
      onPreview={onPreview}
      onAsk={() => requesting.ask(item)}
      onRevoke={(requestId) => void thread.revokeDocumentRequest(requestId)}
    />
  );
  return (
    <section className="pr-card admin-panel" aria-labelledby="documents-title" id="documenti">
      {/* The tab above says it to the eye. */}
      <h2 id="documents-title" className="pr-visually-hidden">
        {ADMIN_DOCUMENT_TEXTS.documents}
      </h2>
      <DocumentCountsLine
        counts={counts}
        mayVerify={documents.some(
          (item) => checks.mayCheck(item) && checks.findCheck(item.id) === undefined,
        )}
      />
      <ul className="admin-documents">
        {documents.filter((item) => !isFolded(item)).map(renderItem)}
      </ul>
      {folded.length > 0 && (
        <details className="admin-quiet">
          <summary>{ADMIN_DOCUMENT_TEXTS.foldedOptional(folded.length)}</summary>
          <ul className="admin-documents">{folded.map(renderItem)}</ul>
        </details>
      )}
      <DocumentDownloads dossier={dossier} />
    </section>
  );
}

/** Several documents at once: all of the fitter's, and those for the operator who fills ENEA's form in. */
function DocumentDownloads({ dossier }: { dossier: AdminDossierDto }) {
  const api = useApi();
  const { download, activeDownload } = useDownload();
  const { id, documents } = dossier;
  const { schermature, chiusure } = dossier.manufatti;
  return (
    <div className="admin-downloads">
      <Button
        size="small"
        icon={<DownloadOutlined />}
        disabled={!documents.some(({ document }) => document.files.length > 0)}
        loading={activeDownload === 'zip'}
        onClick={() =>
          download('zip', () => downloadDossierZip(api, id), ADMIN_DOCUMENT_TEXTS.downloadFailed)
        }
      >
        {ADMIN_DOCUMENT_TEXTS.downloadAll}
      </Button>
      {schermature.length + chiusure.length > 0 && (
        <Button
          size="small"
          icon={<DownloadOutlined />}
          loading={activeDownload === 'compiler'}
          onClick={() =>
            download(
              'compiler',
              () => downloadFile(api, '/api/module/downloadDocsCompilatore/{id}', { path: { id } }),
              ADMIN_DOCUMENT_TEXTS.compilerDownloadFailed,
            )
          }
        >
          {ADMIN_DOCUMENT_TEXTS.compilerDocuments}
        </Button>
      )}
    </div>
  );
}

/** How many documents are there and looked at, and the key that goes through them. */
function DocumentCountsLine({
  counts,
  mayVerify,
}: {
  counts: ReturnType<typeof countDocuments>;
  /** A document waits for the mark, and the status allows it. */
  mayVerify: boolean;
}) {
  const hasKeys = useSingleKeys();
  return (
    <p className="admin-document-counts">
      <span className={counts.mandatoryPresent < counts.mandatory ? 'admin-missing' : undefined}>
        {ADMIN_DOCUMENT_TEXTS.mandatory(counts.mandatoryPresent, counts.mandatory)}
      </span>
      <span role="status">{ADMIN_DOCUMENT_TEXTS.verified(counts.verified, counts.present)}</span>
      {hasKeys && mayVerify && (
        <span className="pr-muted">
          <kbd>{DOCUMENT_ROUND_KEY}</kbd> {ADMIN_DOCUMENT_TEXTS.verifyKey}
        </span>
      )}
    </p>
  );
}
