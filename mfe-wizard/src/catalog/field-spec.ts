import type { Choice } from '@pratiche/domain';

/** Describes how the form presents a field. */
export interface FieldSpec {
  label: string;
  kind: 'text' | 'number' | 'integer' | 'money' | 'choice' | 'radio' | 'date' | 'flag' | 'yesNo';
  choices?: readonly Choice[];
  unit?: string;
  /** One line of help below the field. */
  help?: string;
  /** What a choice says while nothing is chosen, where that is an answer. */
  placeholder?: string;
  /** Filled in by us without anything that tells it: the fitter has to look. */
  isProposed?: true;
  /** Codes are written in capitals. */
  isCapitals?: boolean;
  /** What a phone's keyboard has on it, where letters are never wanted. */
  keyboard?: 'digits' | 'phone';
}

export type FieldSpecs<T> = { readonly [K in keyof T]?: FieldSpec };

export const textSpec = (label: string, more: Partial<FieldSpec> = {}): FieldSpec => ({
  label,
  kind: 'text',
  ...more,
});
export const numberSpec = (label: string, unit?: string, help?: string): FieldSpec => ({
  label,
  kind: 'number',
  ...(unit ? { unit } : {}),
  ...(help ? { help } : {}),
});
export const integerSpec = (label: string, help?: string): FieldSpec => ({
  label,
  kind: 'integer',
  ...(help ? { help } : {}),
});
export const moneySpec = (label: string, help?: string): FieldSpec => ({
  label,
  kind: 'money',
  unit: '€',
  ...(help ? { help } : {}),
});
export const choiceSpec = (
  label: string,
  choices: readonly Choice[],
  help?: string,
): FieldSpec => ({
  label,
  kind: 'choice',
  choices,
  ...(help ? { help } : {}),
});
export const radioSpec = (label: string, choices: readonly Choice[], help?: string): FieldSpec => ({
  label,
  kind: 'radio',
  choices,
  ...(help ? { help } : {}),
});
export const dateSpec = (label: string, help?: string): FieldSpec => ({
  label,
  kind: 'date',
  ...(help ? { help } : {}),
});
export const flagSpec = (label: string, help?: string): FieldSpec => ({
  label,
  kind: 'flag',
  ...(help ? { help } : {}),
});
/** A question without an answer at first, unlike a flag. */
export const yesNoSpec = (label: string, help?: string): FieldSpec => ({
  label,
  kind: 'yesNo',
  ...(help ? { help } : {}),
});
