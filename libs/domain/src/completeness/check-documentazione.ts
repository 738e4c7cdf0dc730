import { toDocumentField } from '../documents/document-field.js';
import { REQUIRED_MESSAGE, type FieldError } from './field-error.js';

/** State of a required document, as needed by the checks. */
export interface DocumentState {
  code: string;
  isMandatory: boolean;
  isUploaded: boolean;
}

/** Every mandatory document must be uploaded; the field is that of {@link toDocumentField}. */
export const checkDocumentazione = (documents: readonly DocumentState[]): FieldError[] =>
  documents
    .filter((document) => document.isMandatory && !document.isUploaded)
    .map(({ code }) => ({ field: toDocumentField(code), message: REQUIRED_MESSAGE }));
