import { normalizeLabel } from '../xml-element.js';

/** Returns the code for a label; `undefined` when the label is unknown. */
export type LabelLookup<V> = (text: string) => V | undefined;

interface Labelled<V> {
  readonly value: V;
  readonly label: string;
}

type Synonyms<V extends string | number> = { readonly [K in V]?: readonly string[] };

/**
 * Knows the labels and codes of a list of choices and other words for them, whatever their case, accents, spaces and
 * punctuation.
 */
export function createLabelLookup<V extends string | number>(
  choices: readonly Labelled<V>[],
  synonyms: Synonyms<V> = {},
): LabelLookup<V> {
  const known = new Map<string, V>();
  for (const { value, label } of choices) {
    const words = [
      label,
      ...(typeof value === 'string' ? [value] : []),
      ...(synonyms[value] ?? []),
    ];
    for (const word of words) known.set(normalizeLabel(word), value);
  }
  return (text) => known.get(normalizeLabel(text));
}

/** The same with labels of the back office, which count beside the built-in ones: those go on being read. */
export const withLabels =
  <V extends string | number>(
    lookup: LabelLookup<V>,
    choices: readonly Labelled<V>[],
  ): LabelLookup<V> =>
  (text) =>
    lookup(text) ??
    choices.find(({ label }) => normalizeLabel(label) === normalizeLabel(text))?.value;

const YES_WORDS = ['si', 'true', 'vero', 'x'];
const NO_WORDS = ['no', 'false', 'falso'];

export const lookupYesNo: LabelLookup<boolean> = (text) => {
  const key = normalizeLabel(text);
  return YES_WORDS.includes(key) ? true : NO_WORDS.includes(key) ? false : undefined;
};
