import { createLargestDossier } from '../../backend/test/kit/largest-dossier.js';

/** More rows than any list of a dossier takes are refused by their number alone. */
const ROWS = 200;

type Leaf = (value: unknown) => unknown;

/** The same value with each text, number, flag and null replaced. */
const replaceLeaves = (value: unknown, leaf: Leaf): unknown => {
  if (Array.isArray(value)) return value.map((row) => replaceLeaves(row, leaf));
  if (typeof value !== 'object' || value === null) return leaf(value);
  return Object.fromEntries(
    Object.entries(value).map(([key, member]) => [key, replaceLeaves(member, leaf)]),
  );
};

/** The same value with its first row as often as a list is looked at. */
const fillLists = (value: unknown): unknown => {
  if (Array.isArray(value))
    return value[0] === undefined ? value : Array.from({ length: ROWS }, () => value[0] as unknown);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, member]) => [key, fillLists(member)]));
};

const largest = createLargestDossier();
const filled = fillLists(largest);

/** Bodies that take long to check, as their texts. */
export const BODIES: readonly { what: string; text: string }[] = [
  { what: 'the largest dossier', value: largest },
  { what: 'all lists filled', value: filled },
  { what: 'all lists filled, each value an object', value: replaceLeaves(filled, () => ({})) },
  { what: 'all lists filled, each value a list', value: replaceLeaves(filled, () => [1]) },
  { what: 'all lists filled, each value a text', value: replaceLeaves(filled, () => 'x') },
  { what: 'all lists filled, each value null', value: replaceLeaves(filled, () => null) },
].map(({ what, value }) => ({ what, text: JSON.stringify(value) }));
