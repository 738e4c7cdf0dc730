import type { DossierForm } from '../dossier/index.js';
import { cleanCode, cleanTaxCode } from '../formats/index.js';

/** By what a dossier is compared with others, of any fitter. */
export interface DossierKeys {
  /** Municipality, sheet, parcel and subordinate; `null` while one of the first three is missing. */
  readonly unit: string | null;
  /** Tax codes of all who deduct, each once. */
  readonly people: readonly string[];
  /** First and last day of the works, `yyyy-mm-dd`. */
  readonly from: string | null;
  readonly to: string | null;
}

const KEY_MAX = 80;
const PERSON_CODE_LENGTH = 16;

/** A cadastral number as registers write it in different ways: "012", "12 " and "12" are one. */
const cleanNumber = (text: string | null): string => cleanCode(text ?? '').replace(/^0+(?=.)/, '');

function buildUnitKey(form: DossierForm): string | null {
  const parts = [
    cleanCode(form.immovableMunicipalityCode ?? ''),
    cleanNumber(form.cadastralSheet),
    cleanNumber(form.cadastralParcel),
  ];
  return parts.includes('')
    ? null
    : [...parts, cleanNumber(form.cadastralSubordinate)].join('|').slice(0, KEY_MAX);
}

export const buildDossierKeys = (form: DossierForm): DossierKeys => ({
  unit: buildUnitKey(form),
  people: [
    ...new Set(
      [form, ...form.otherBeneficiaries]
        .map(({ beneficiarySsn }) => cleanTaxCode(beneficiarySsn ?? '').slice(0, KEY_MAX))
        .filter((code) => code !== ''),
    ),
  ],
  from: form.interventionStartDate,
  to: form.interventionEndDate ?? form.interventionEstimatedEndDate ?? form.interventionStartDate,
});

/** What two dossiers have in common. */
export interface DossierMatch {
  readonly isSameUnit: boolean;
  /** A tax code is in both. */
  readonly isSamePerson: boolean;
  /** The works share a day; `false` where a day is not known. */
  readonly isOverlapping: boolean;
}

/** What deserves a look; `null` where two dossiers have nothing to do with each other. */
export function matchDossiers(mine: DossierKeys, other: DossierKeys): DossierMatch | null {
  const shared = mine.people.filter((code) => other.people.includes(code));
  const match = {
    isSameUnit: mine.unit !== null && mine.unit === other.unit,
    isSamePerson: shared.length > 0,
    isOverlapping:
      mine.from !== null &&
      mine.to !== null &&
      other.from !== null &&
      other.to !== null &&
      mine.from <= other.to &&
      other.from <= mine.to,
  };
  // A company has works in many places at once.
  const isPersonBusy =
    match.isOverlapping && shared.some((code) => code.length === PERSON_CODE_LENGTH);
  return match.isSameUnit || isPersonBusy ? match : null;
}
