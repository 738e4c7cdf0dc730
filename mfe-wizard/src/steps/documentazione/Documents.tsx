import {
  downloadFile,
  type FormerDocumentDto,
  type DocumentSetItemDto,
  type LastStepDto,
} from '@pratiche/api';
import { PreviewDialog, useApi, type PreviewFile } from '@pratiche/ui';
import { useState } from 'react';
import { DocumentCard } from './DocumentCard.js';
import { FileSorter } from './FileSorter.js';
import { ZipDownloadButtons } from './ZipDownloadButtons.js';
import { FormerDocuments } from './FormerDocuments.js';

const toPreviewFiles = (
  documents: readonly Pick<FormerDocumentDto, 'name' | 'files'>[],
): PreviewFile[] =>
  documents.flatMap(({ name, files }) =>
    files.map(({ id, fileName, contentType }) => ({ id, fileName, contentType, title: name })),
  );

/** One card per document of the dossier; mandatory ones first. */
export function Documents({ lastStep, onChange }: { lastStep: LastStepDto; onChange: () => void }) {
  const api = useApi();
  const [previewed, setPreviewed] = useState<number | null>(null);
  const { documentsDocumentsSetResponse: asked, noLongerAsked } = lastStep.documentSet;
  const mandatory = asked.filter(({ isMandatory }) => isMandatory);
  const items: DocumentSetItemDto[] = [
    ...mandatory,
    ...asked.filter(({ isMandatory }) => !isMandatory),
  ];
  const missing = mandatory.filter(({ document }) => !document.isUploaded).length;
  const files = toPreviewFiles([...items.map(({ document }) => document), ...noLongerAsked]);
  return (
    <section className="wz-section pr-card" aria-labelledby="titolo-documenti">
      <h3 id="titolo-documenti" tabIndex={-1}>
        Documenti
      </h3>
      <p role="status" className="pr-muted">
        {missing === 0
          ? 'Tutti i documenti obbligatori sono caricati.'
          : missing === 1
            ? 'Manca un documento obbligatorio.'
            : `Mancano ${missing} documenti obbligatori.`}{' '}
        PDF, JPEG, PNG, HEIC, ZIP o P7M (per le fatture anche XML), meno di 40 MB per file.
      </p>
      <ZipDownloadButtons
        moduleId={lastStep.moduleId}
        hasFiles={files.length > 0}
        hasPapers={items.some(({ isPrefilled }) => isPrefilled)}
      />
      <FileSorter moduleId={lastStep.moduleId} items={items} onChange={onChange} />
      <ul className="wz-documents">
        {items.map((item) => (
          <DocumentCard
            key={item.id}
            item={item}
            moduleId={lastStep.moduleId}
            onChange={onChange}
            onPreview={setPreviewed}
          />
        ))}
      </ul>
      <FormerDocuments
        documents={noLongerAsked}
        moduleId={lastStep.moduleId}
        onChange={onChange}
        onPreview={setPreviewed}
      />
      <PreviewDialog
        files={files}
        openId={previewed}
        load={({ id }) =>
          downloadFile(api, '/api/Upload/download/{fileId}', { path: { fileId: id } })
        }
        onOpen={setPreviewed}
        onClose={() => setPreviewed(null)}
      />
    </section>
  );
}
