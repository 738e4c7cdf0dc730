import type { DossierForm } from '../dossier/index.js';
import { getChoiceLabel, SERVICE_TYPES } from '../enumerations/index.js';
import type { DocumentRow } from './document-catalogue.js';
import { DOCUMENT_CONDITIONS } from './document-conditions.js';
import { DOCUMENT_PURPOSES } from './document-purposes.js';

export interface RequiredDocument {
  code: string;
  name: string;
  isMandatory: boolean;
  /** Why the document is required, in Italian. */
  why: string;
  isPrefilled: boolean;
}

const OPTIONAL_PURPOSE = 'Facoltativo: aiuta la verifica della pratica';
const getDocumentPurpose = ({ code }: DocumentRow, otherwise: string): string =>
  DOCUMENT_PURPOSES[code] ?? otherwise;

function getDocumentNeed(
  row: DocumentRow,
  form: DossierForm,
): Pick<RequiredDocument, 'isMandatory' | 'why'> | null {
  const service = form.serviceType;
  const need = service === null ? null : row.need[service];
  if (need === null) return null;
  if (need === 'O') return { isMandatory: false, why: getDocumentPurpose(row, OPTIONAL_PURPOSE) };
  if (need === 'M')
    return {
      isMandatory: true,
      why: getDocumentPurpose(row, `Obbligatorio per ${getChoiceLabel(SERVICE_TYPES, service)}`),
    };
  const condition = row.condition && DOCUMENT_CONDITIONS[row.condition];
  if (condition?.holds(form)) return { isMandatory: true, why: condition.why };
  return row.isOptionalOtherwise
    ? { isMandatory: false, why: getDocumentPurpose(row, OPTIONAL_PURPOSE) }
    : null;
}

/** Required and optional documents of a dossier, in the order of the catalogue. */
export const listRequiredDocuments = (
  form: DossierForm,
  catalogue: readonly DocumentRow[],
): RequiredDocument[] =>
  catalogue.flatMap((row) => {
    const need = getDocumentNeed(row, form);
    return need
      ? [{ code: row.code, name: row.name, isPrefilled: row.isPrefilled ?? false, ...need }]
      : [];
  });
