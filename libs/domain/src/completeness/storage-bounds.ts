import { getTextCleaner, type DossierForm } from '../dossier/index.js';
import { formatNumber } from '../formats/index.js';
import {
  boundUpTo,
  listNumberBounds,
  SHADING_FIELDS,
  SHUTTER_FIELDS,
  WINDOW_FIELDS,
  type NumberBound,
} from '../products/index.js';
import { STEP_FIELDS } from '../steps/step-fields.js';
import type { StepId } from '../steps/step-id.js';
import type { FieldError } from './field-error.js';

const EURO_BOUND = boundUpTo(99_999_999.99, 2);

/** Bounds of every number of the form; `*` stands for a row. */
export const NUMBER_BOUNDS = {
  annoRiferimento: { min: 2000, max: 2100, decimals: 0 },
  beneficiaryExpenseShare: EURO_BOUND,
  'otherBeneficiaries.*.beneficiaryExpenseShare': EURO_BOUND,
  immovableSurfaceArea: boundUpTo(9_999_999),
  immovableUnitNumber: boundUpTo(99_999, 0),
  interventionImmovableUnitNumber: boundUpTo(99_999, 0),
  valoreEer: boundUpTo(99),
  'generatori.*.numeroGeneratore': boundUpTo(999, 0),
  'generatori.*.rendimentoMaxPotenza': { ...boundUpTo(1000), usualMax: 999 },
  'generatori.*.pea': boundUpTo(99),
  'generatori.*.potenzaUtileNominale': { ...boundUpTo(100_000), usualMax: 999 },
  'spese.fornituraSerramenti': EURO_BOUND,
  'spese.posaSerramenti': EURO_BOUND,
  'spese.spesaDetraibileSerramenti': EURO_BOUND,
  'spese.speseProfessionaliSerramenti': EURO_BOUND,
  'spese.fornituraSchermature': EURO_BOUND,
  'spese.posaSchermature': EURO_BOUND,
  'spese.spesaDetraibileSchermature': EURO_BOUND,
  'spese.speseProfessionaliSchermature': EURO_BOUND,
  'spese.fornituraChiusure': EURO_BOUND,
  'spese.posaChiusure': EURO_BOUND,
  'spese.spesaDetraibileChiusure': EURO_BOUND,
  'spese.speseProfessionaliChiusure': EURO_BOUND,
  ...listNumberBounds(WINDOW_FIELDS, 'manufatti.serramenti.*.'),
  ...listNumberBounds(SHADING_FIELDS, 'manufatti.schermature.*.'),
  ...listNumberBounds(SHUTTER_FIELDS, 'manufatti.chiusure.*.'),
} as const satisfies Record<string, NumberBound>;

/** Most characters of a line of text. */
export const TEXT_MAX = 255;

/** Maximum length of the texts with their own bound; `*` stands for a row. */
export const TEXT_BOUNDS = {
  beneficiarySsn: 16,
  beneficiaryAttorneySsn: 16,
  'otherBeneficiaries.*.beneficiarySsn': 16,
  beneficiaryBirthProvince: 60,
  beneficiaryAttorneyBirthProvince: 60,
  beneficiaryResidentialProvince: 60,
  immovableProvince: 60,
  beneficiaryIdentificationDocNumber: 40,
  beneficiaryPhone: 30,
  beneficiaryResidentialAddressNumber: 20,
  immovableAddressNumber: 20,
  beneficiaryResidentialZip: 9,
  immovableZip: 9,
  immovableStair: 20,
  immovableInterior: 20,
  immovableMunicipalityCode: 4,
  cadastralSection: 20,
  cadastralSheet: 20,
  cadastralParcel: 20,
  cadastralSubordinate: 20,
  immovableEstimatedYearOfConstruction: 40,
  'generatori.*.nome': 60,
} as const satisfies Record<string, number>;

/** Most rows of the lists to which the specification sets no limit. */
export const LIST_BOUNDS = {
  otherBeneficiaries: { max: 50, message: 'Puoi indicare al massimo 50 altri beneficiari.' },
  generatori: { max: 50, message: 'Puoi indicare al massimo 50 generatori.' },
} as const satisfies Partial<Record<keyof DossierForm, { max: number; message: string }>>;

/** Message of a line of text with control characters. */
export const LINE_CHARACTERS_MESSAGE = 'Contiene caratteri non ammessi.';
const DECIMALS_MESSAGES: Readonly<Record<number, string>> = {
  0: 'Deve essere un numero intero.',
  2: 'Al massimo due decimali.',
  4: 'Al massimo quattro decimali.',
};

/** Why a number cannot be stored; `null` when it can. */
export function validateNumberBound(
  value: number,
  { min, max, decimals }: NumberBound,
): string | null {
  if (value < min)
    return min === 0 ? 'Non può essere negativo.' : `Non può essere minore di ${min}.`;
  if (value > max) return `Non può superare ${formatNumber(max)}.`;
  const scaled = value * 10 ** decimals;
  return Math.abs(scaled - Math.round(scaled)) < 1e-6
    ? null
    : (DECIMALS_MESSAGES[decimals] ?? null);
}

/** Why a line of text cannot be stored: it is too long, or has control characters or half of a surrogate pair. */
export function validateTextLine(value: string, max: number): string | null {
  if (value.length > max) return `Al massimo ${max} caratteri.`;
  return /[\p{Cc}\p{Cs}]/u.test(value) ? LINE_CHARACTERS_MESSAGE : null;
}

/** Earliest and latest day accepted in a dossier. */
export const DAY_BOUNDS = { min: '1850-01-01', max: '2100-12-31' } as const;
export const DAY_MESSAGE = 'Data fuori dai limiti.';

/**
 * Groups the bounds by part of the form, then by field, because they are looked up at every
 * keystroke.
 */
function groupBoundsByPart<T>(
  bounds: Readonly<Record<string, T>>,
): ReadonlyMap<string, ReadonlyMap<string, T>> {
  const parts = new Map<string, Map<string, T>>();
  for (const [pattern, bound] of Object.entries(bounds)) {
    const at = pattern.lastIndexOf('.');
    const part = pattern.slice(0, Math.max(at, 0));
    parts.set(part, (parts.get(part) ?? new Map<string, T>()).set(pattern.slice(at + 1), bound));
  }
  return parts;
}
const NUMBER_BOUNDS_BY_PART = groupBoundsByPart<NumberBound>(NUMBER_BOUNDS);
const TEXT_BOUNDS_BY_PART = groupBoundsByPart<number>(TEXT_BOUNDS);

function validateFieldValue(value: unknown, part: string, key: string): string | null {
  if (typeof value === 'string') {
    if (key.endsWith('Date'))
      return value < DAY_BOUNDS.min || value > DAY_BOUNDS.max ? DAY_MESSAGE : null;
    const clean = getTextCleaner(key);
    return validateTextLine(
      clean === null ? value : clean(value),
      TEXT_BOUNDS_BY_PART.get(part)?.get(key) ?? TEXT_MAX,
    );
  }
  const bound = typeof value === 'number' ? NUMBER_BOUNDS_BY_PART.get(part)?.get(key) : undefined;
  return bound === undefined ? null : validateNumberBound(value as number, bound);
}

/** @param at path of the part with a dot behind it, or empty */
function listBoundErrors(
  record: object,
  keys: readonly string[],
  at: string,
  part: string,
): FieldError[] {
  const found: FieldError[] = [];
  for (const key of keys) {
    const value = (record as Readonly<Record<string, unknown>>)[key];
    if (value === null || value === undefined || typeof value === 'boolean') continue;
    if (typeof value === 'object') {
      const inner = `${part}${part === '' ? '' : '.'}${Array.isArray(record) ? '*' : key}`;
      found.push(...listBoundErrors(value, Object.keys(value), `${at}${key}.`, inner));
    } else {
      const message = validateFieldValue(value, part, key);
      if (message !== null) found.push({ field: `${at}${key}`, message });
    }
  }
  return found;
}

/**
 * What the server would refuse to store of a step, so that the form says it at the field instead of
 * not being saved.
 */
export const checkBounds = (form: DossierForm, step: StepId): FieldError[] =>
  listBoundErrors(form, STEP_FIELDS[step], '', '');
