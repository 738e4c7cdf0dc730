import { DOCUMENT_CATALOGUE } from '@pratiche/domain';
import { fullFieldLabel } from '../catalog/field-catalog.js';
import { DOUBT_TEXTS } from './texts.js';

const DOCUMENT_PREFIX = 'documenti.';

/** What a doubt is about: a field, or a document by its name. */
export function getDoubtLabel(path: string): string {
  if (!path.startsWith(DOCUMENT_PREFIX)) return fullFieldLabel(path);
  const code = path.slice(DOCUMENT_PREFIX.length);
  return DOCUMENT_CATALOGUE.find((row) => row.code === code)?.name ?? DOUBT_TEXTS.documents;
}
