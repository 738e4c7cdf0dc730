import { inForce } from '../../in-force/index.js';
import { labelKey } from '../element.js';

/** Code a label stands for; `undefined` when it is not known. */
export type Lookup<V> = (text: string) => V | undefined;

interface Labelled<V> {
  readonly value: V;
  readonly label: string;
}

type Synonyms<V extends string | number> = { readonly [K in V]?: readonly string[] };

/**
 * Knows the labels and codes of a list of choices and other words for them, whatever their case, accents, spaces and
 * punctuation. A label of the back office counts beside the built-in one, which goes on being read.
 */
export function lookupOf<V extends string | number>(
  choices: readonly Labelled<V>[],
  synonyms: Synonyms<V> = {},
): Lookup<V> {
  const known = new Map<string, V>();
  for (const { value, label } of choices) {
    const words = [
      label,
      ...(typeof value === 'string' ? [value] : []),
      ...(synonyms[value] ?? []),
    ];
    for (const word of words) known.set(labelKey(word), value);
  }
  return (text) =>
    known.get(labelKey(text)) ??
    inForce(choices).find(({ label }) => labelKey(label) === labelKey(text))?.value;
}

const YES = ['si', 'true', 'vero', 'x'];
const NO = ['no', 'false', 'falso'];

export const yesNo: Lookup<boolean> = (text) => {
  const key = labelKey(text);
  return YES.includes(key) ? true : NO.includes(key) ? false : undefined;
};
