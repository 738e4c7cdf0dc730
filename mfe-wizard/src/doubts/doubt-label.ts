import { DOCUMENT_CATALOGUE, readDocumentField } from '@pratiche/domain';
import { fullFieldLabel } from '../catalog/field-catalog.js';
import { DOUBT_TEXTS } from './texts.js';

/** What a doubt is about: a field, or a document by its name. */
export function getDoubtLabel(path: string): string {
  const code = readDocumentField(path);
  if (code === null) return fullFieldLabel(path);
  return DOCUMENT_CATALOGUE.find((row) => row.code === code)?.name ?? DOUBT_TEXTS.documents;
}
