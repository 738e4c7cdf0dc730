import type { DossierForm } from '../dossier/index.js';
import { readDocumentField } from '../documents/document-field.js';
import { fingerprintText } from '../formats/index.js';

/** As far as a mark "seen" depends on a doubt. */
export interface MarkedDoubt {
  /** Path in the form, or of a document. */
  readonly field: string;
  readonly message: string;
  /** Name of the rule, where it has one. */
  readonly code?: string | null;
}

/** The values that doubts are about, as they are now. */
export interface DoubtedValues {
  readonly form: DossierForm;
  /** Files of a document, by its code. */
  readonly listFileIds: (documentCode: string) => readonly number[];
}

const readPath = (form: DossierForm, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>(
      (value, key) =>
        typeof value === 'object' && value !== null && Object.hasOwn(value, key)
          ? (value as Readonly<Record<string, unknown>>)[key]
          : null,
      form,
    );

/**
 * Tells a doubt with the value it is about: a mark "seen" holds for both together, so that another
 * value, another file or other words make the doubt new.
 */
export function fingerprintDoubt(
  { field, message, code = null }: MarkedDoubt,
  { form, listFileIds }: DoubtedValues,
): string {
  const document = readDocumentField(field);
  const value =
    document === null ? readPath(form, field) : [...listFileIds(document)].sort((a, b) => a - b);
  return fingerprintText(JSON.stringify([code, field, message, value ?? null]));
}

/** The doubts about one document. */
export const listDoubtsOfDocument = <T extends Pick<MarkedDoubt, 'field'>>(
  doubts: readonly T[],
  documentCode: string,
): T[] => doubts.filter(({ field }) => readDocumentField(field) === documentCode);

/** Doubts that the lists count for the back office: those that no operator has marked as seen. */
export const countUnseenDoubts = ({
  formDoubts,
  officeMatches,
  seenDoubts,
}: Readonly<Record<'formDoubts' | 'officeMatches' | 'seenDoubts', number>>): number =>
  Math.max(0, formDoubts + officeMatches - seenDoubts);
