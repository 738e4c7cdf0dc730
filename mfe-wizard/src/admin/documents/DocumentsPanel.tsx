import type { AdminDossierDto, DocumentSetItemDto } from '@pratiche/api';
import { validateBackOfficeUpload, type StatusCode } from '@pratiche/domain';
import { countDocuments } from '@pratiche/domain/dossier-rules';
import type { PreviewFile } from '@pratiche/ui';
import type { MessageThreadState } from '../../messages/useMessageThread.js';
import { DocumentCountsLine } from './DocumentCountsLine.js';
import { DocumentDownloads } from './DocumentDownloads.js';
import { DocumentItem } from './DocumentItem.js';
import { toCountedDocuments } from './counted-documents.js';
import type { DocumentChecks } from './useDocumentChecks.js';
import type { DocumentRequesting } from './useDocumentRequesting.js';
import { ADMIN_DOCUMENT_TEXTS } from './texts.js';
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
      form={dossier}
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
