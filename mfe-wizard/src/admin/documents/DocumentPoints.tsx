import type { DossierForm } from '@pratiche/domain';
import { listDocumentPoints } from '@pratiche/domain/document-points';
import { ADMIN_DOCUMENT_TEXTS } from './texts.js';

/** What to look at in a document, folded away until it is asked for. */
export function DocumentPoints({
  code,
  name,
  form,
}: {
  code: string;
  name: string;
  form: DossierForm;
}) {
  const points = listDocumentPoints(code, form);
  if (points.length === 0) return null;
  return (
    <details className="admin-points">
      <summary>
        {ADMIN_DOCUMENT_TEXTS.whatToLookAt}
        <span className="pr-visually-hidden">: {name}</span>
      </summary>
      <ul>
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </details>
  );
}
