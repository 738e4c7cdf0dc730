import { selectPlural } from '../formats/index.js';
import type { Manufatti } from '../dossier/index.js';
import {
  POSITIVE_MESSAGE,
  REQUIRED_MESSAGE,
  type FieldError,
} from '../completeness/field-error.js';

/** How a check of a product row came out. */
export type CheckResult =
  /** The rule is met. */
  | 'ok'
  /** Doubtful: a person should look at it, nothing is blocked. */
  | 'doubt'
  /** Broken: the dossier cannot be sent like this. */
  | 'wrong'
  /** The row lacks something it must have. */
  | 'open'
  /** Cannot be told yet, for lack of something that is asked for elsewhere or later. */
  | 'unknown';

/** The result of one rule that a product row is checked against, in Italian. */
export interface RowCheck {
  /** Field of the row it is about; empty when it is about several. */
  field: string;
  result: CheckResult;
  /** The result as a sentence. */
  message: string;

  rule: string;
  /** What the row has, with its unit; empty when there is nothing to show. */
  value: string;
  /** The limit, with its unit; empty when there is none. */
  limit: string;
  /** Decree, norm or decision behind the rule; empty when there is none. */
  source: string;
  /** The back office settles it; the fitter has nothing to do. */
  isOurs?: true;
  /** The row is right as Bonus Casa, which a change of the service settles. */
  suggestsBonusCasa?: true;
}

export type ProductList = keyof Manufatti;

export const ONE_MISSING_MESSAGE = 'Manca un dato obbligatorio.';

const NO_DETAILS = { value: '', limit: '', source: '' } as const;

/** Checks for missing values and impossible quantities. */
export function listFormalChecks(errors: readonly FieldError[]): RowCheck[] {
  const missing = errors.filter(({ message }) => message === REQUIRED_MESSAGE);
  const unfit = errors.filter(({ message }) => message === POSITIVE_MESSAGE);
  return [
    {
      ...NO_DETAILS,
      field: missing[0]?.field ?? '',
      rule: 'I dati obbligatori sono tutti indicati',
      result: missing.length === 0 ? 'ok' : 'open',
      message:
        missing.length === 0
          ? 'La riga è completa.'
          : selectPlural(
              missing.length,
              ONE_MISSING_MESSAGE,
              `Mancano ${missing.length} dati obbligatori.`,
            ),
    },
    ...unfit.map(({ field, message }): RowCheck => ({
      ...NO_DETAILS,
      field,
      result: 'wrong',
      message,
      rule: 'Superfici e trasmittanze sono maggiori di zero',
    })),
  ];
}

/** The message of a rule that a field breaks, other than being empty or not above zero. */
export const findBrokenRule = (errors: readonly FieldError[], field: string): string | null =>
  errors.find(
    (error) =>
      error.field === field &&
      error.message !== REQUIRED_MESSAGE &&
      error.message !== POSITIVE_MESSAGE,
  )?.message ?? null;
