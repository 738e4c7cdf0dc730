/** One value of an enumeration with its Italian label. */
export interface Choice<V extends string | number = string | number> {
  readonly value: V;
  readonly label: string;
}

/** Values of a list of choices, as a union type. */
export type ValueOf<C extends readonly Choice[]> = C[number]['value'];

/** Label of a value; the empty string for `null` and unknown values. */
export function getChoiceLabel(
  choices: readonly Choice[],
  value: string | number | null | undefined,
): string {
  return choices.find((choice) => choice.value === value)?.label ?? '';
}

/**
 * The built-in label of a value, independent of the settings; empty as in {@link getChoiceLabel}.
 */
export const getBuiltInLabel = (choices: readonly Choice[], value: unknown): string =>
  choices.find((choice) => choice.value === value)?.label ?? '';
