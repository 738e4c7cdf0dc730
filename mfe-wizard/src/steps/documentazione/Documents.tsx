import type { LastStep } from '@pratiche/api';
import { DocumentCard } from './DocumentCard.js';

/** One card per document the dossier asks for; mandatory ones first. */
export function Documents({ lastStep, onChange }: { lastStep: LastStep; onChange: () => void }) {
  const items = lastStep.documentSet.documentsDocumentsSetResponse;
  const mandatory = items.filter(({ isMandatory }) => isMandatory);
  const missing = mandatory.filter(({ document }) => !document.isUploaded).length;
  return (
    <section className="wz-section pr-card" aria-labelledby="titolo-documenti">
      <h3 id="titolo-documenti">Documenti</h3>
      <p role="status" className="pr-muted">
        {missing === 0 ? 'Tutti i documenti obbligatori sono caricati.' : missing === 1 ? 'Manca un documento obbligatorio.' : `Mancano ${missing} documenti obbligatori.`}
        {' '}PDF, JPEG, PNG, HEIC, ZIP o P7M, meno di 40 MB per file.
      </p>
      <ul className="wz-documents">
        {[...mandatory, ...items.filter(({ isMandatory }) => !isMandatory)].map((item) => (
          <DocumentCard key={item.id} item={item} moduleId={lastStep.moduleId} onChange={onChange} />
        ))}
      </ul>
    </section>
  );
}
