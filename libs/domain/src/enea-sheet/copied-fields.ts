import { fingerprintText } from '../formats/fingerprint-text.js';
import type { EneaSheetBlock, EneaSheetField } from './enea-sheet-types.js';

/** Which values were copied: field key → fingerprint of the value as it was then. */
export type CopiedFields = Readonly<Record<string, string>>;

export type CopyState = 'open' | 'copied' | 'changed';

/** Tells fields that are copied into ENEA's form: answered, and asked there. */
export const isCopied = ({ value, notAsked }: EneaSheetField): boolean =>
  value !== null && notAsked !== true;

/** The questions of a block that ENEA asks, and the fields that are there to be read. */
export const splitAskedFields = ({
  fields,
}: Pick<EneaSheetBlock, 'fields'>): { asked: EneaSheetField[]; others: EneaSheetField[] } => ({
  asked: fields.filter(({ notAsked }) => !notAsked),
  others: fields.filter(({ notAsked }) => notAsked),
});

/**
 * Returns `changed` when the value differs from the copied value, so that it must be copied again.
 */
export function getCopyState(
  { key, value }: EneaSheetField,
  copiedFields: CopiedFields,
): CopyState {
  const fingerprint = copiedFields[key];
  if (fingerprint === undefined) return 'open';
  return fingerprint === fingerprintText(value?.copied ?? '') ? 'copied' : 'changed';
}

export function markFieldsCopied(
  copiedFields: CopiedFields,
  fields: readonly EneaSheetField[],
): CopiedFields {
  const added = fields
    .filter(isCopied)
    .map(({ key, value }) => [key, fingerprintText(value?.copied ?? '')]);
  return { ...copiedFields, ...Object.fromEntries(added) };
}

export interface CopyProgress {
  copied: number;
  changed: number;
  total: number;
}

/** Progress over what is copied: the answered questions of ENEA's form. */
export function computeCopyProgress(
  blocks: readonly EneaSheetBlock[],
  copiedFields: CopiedFields,
): CopyProgress {
  const answered = blocks.flatMap(({ fields }) => fields).filter(isCopied);
  const states = answered.map((field) => getCopyState(field, copiedFields));
  return {
    copied: states.filter((state) => state === 'copied').length,
    changed: states.filter((state) => state === 'changed').length,
    total: answered.length,
  };
}
