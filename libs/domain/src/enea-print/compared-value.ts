import type { SiteField } from '../enea-site/index.js';
import { condenseText, parsePrintedDay, parsePrintedNumber, toAnswerKey } from './print-text.js';

export const PRINT_OUTCOMES = ['equal', 'different', 'missing', 'notComparable'] as const;
/** `missing`: the PDF does not print it; `notComparable`: one of both says nothing that could be compared. */
export type PrintOutcome = (typeof PRINT_OUTCOMES)[number];

/** A value of the print beside that of the dossier. */
export interface ComparedValue {
  readonly key: string;
  /** Part of the print that it stands in. */
  readonly title: string;
  readonly label: string;
  readonly ours: string | null;
  readonly theirs: string | null;
  readonly outcome: PrintOutcome;
  /** A difference has to be confirmed with a reason. */
  readonly isWeighty: boolean;
}

const NUMBER_TOLERANCE = 0.005;
const SURFACE_TOLERANCE = 0.0051;
/** A cent, and what a computer adds to it. */
const MONEY_TOLERANCE = 0.0101;

const getTolerance = ({ unit }: SiteField): number => {
  if (unit === '€') return MONEY_TOLERANCE;
  return unit === 'm²' ? SURFACE_TOLERANCE : NUMBER_TOLERANCE;
};

const withoutProvince = (municipality: string): string =>
  municipality.replace(/\(\s*\p{L}{2}\s*\)\s*$/u, '');

/** Compares two values by the kind of their question. */
export function isSameValue(field: SiteField, ours: string, theirs: string): boolean {
  switch (field.kind) {
    case 'number': {
      const printed = parsePrintedNumber(theirs);
      const own = Number(ours.replace(',', '.'));
      return printed !== null && Math.abs(printed - own) < getTolerance(field);
    }
    case 'date':
      return parsePrintedDay(theirs) === ours;
    case 'choice':
      return toAnswerKey(theirs) === toAnswerKey(ours);
    case 'municipality':
      return condenseText(withoutProvince(theirs)) === condenseText(withoutProvince(ours));
    case 'flag':
    case 'text':
      return condenseText(theirs) === condenseText(ours);
  }
}

/** Both sides of a value. */
export interface Sides {
  readonly field: SiteField;
  readonly ours: string | null;
  /** `undefined` where its question is not printed. */
  readonly theirs: string | undefined;
  /** The operator chose it on the site, because the dossier has nothing that says it. */
  readonly isOpen?: boolean;
}

/** Compares a value; nothing on both sides is equal. */
export function judgeSides({ field, ours, theirs = '', isOpen = false }: Sides): PrintOutcome {
  const printed = theirs.trim();
  if (ours === null && isOpen) return 'notComparable';
  if (ours === null) return printed === '' ? 'equal' : 'different';
  if (printed === '') return 'missing';
  return isSameValue(field, ours, printed) ? 'equal' : 'different';
}

export const compareSides = (
  about: Pick<ComparedValue, 'key' | 'title' | 'label' | 'isWeighty'>,
  sides: Sides,
): ComparedValue => ({
  ...about,
  ours: sides.ours,
  theirs: sides.theirs?.trim() || null,
  outcome: judgeSides(sides),
});

/** A question that the site does not have as it is printed. */
export const createPrintField = (label: string, kind: SiteField['kind'] = 'text'): SiteField => ({
  id: label,
  label,
  kind,
  field: null,
  certainty: 'once',
});
