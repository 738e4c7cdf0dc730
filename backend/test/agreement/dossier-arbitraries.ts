import { type DossierForm, applyPatches } from '@pratiche/domain';
import fc from 'fast-check';
import { arbitraryDossier } from '../../../libs/domain/test/dossier-arbitrary.js';

/** Typed fields of each kind; fields of rows that a dossier does not have are left unchanged. */
const TEXTS = [
  'beneficiaryFirstName',
  'beneficiaryLastName',
  'beneficiarySsn',
  'beneficiaryPhone',
  'beneficiaryBirthMunicipality',
  'beneficiaryResidentialAddress',
  'beneficiaryResidentialZip',
  'immovableAddress',
  'immovableMunicipalityCode',
  'cadastralSheet',
  'cadastralParcel',
  'cadastralSubordinate',
  'immovableEstimatedYearOfConstruction',
  'beneficiaryCompanyName',
  'beneficiaryAttorneySsn',
  'marcaImpiantoTermico',
] as const;
const NUMBERS = [
  'immovableSurfaceArea',
  'immovableUnitNumber',
  'valoreEer',
  'manufatti.serramenti.0.superficie',
  'manufatti.serramenti.0.trasmittanzaPre',
  'manufatti.serramenti.0.trasmittanzaPost',
  'manufatti.schermature.0.superficieSchermatura',
  'manufatti.schermature.0.superficieFinestrata',
  'manufatti.schermature.0.trasmissioneSolare',
  'manufatti.chiusure.0.superficieChiusura',
  'manufatti.chiusure.0.superficieFinestrata',
  'manufatti.chiusure.0.trasmissioneSolare',
  'manufatti.chiusure.0.uwInfissoChiusura',
  'generatori.0.numeroGeneratore',
  'generatori.0.potenzaUtileNominale',
  'generatori.0.rendimentoMaxPotenza',
  'generatori.0.pea',
  'beneficiaryExpenseShare',
  'otherBeneficiaries.0.beneficiaryExpenseShare',
  'spese.fornituraSerramenti',
  'spese.posaSerramenti',
  'spese.fornituraChiusure',
  'spese.spesaDetraibileSerramenti',
  'spese.speseProfessionaliSerramenti',
] as const;
const WHOLE = new Set<string>(['immovableUnitNumber', 'generatori.0.numeroGeneratore']);

/** Texts as fingers leave them. */
const text = fc.oneof(
  fc.constantFrom(
    '',
    ' ',
    '   ',
    '\u00a0',
    ' Rossi ',
    'rssmra80a01f205x',
    ' RSSMRA80A01F205X',
    'f205',
    ' F205 ',
    '1, 2',
    '1 ',
    '1-2',
    '0039 333 1234567',
    '+39 333/1234567',
    '3331234567 ',
    '1970 ',
    '2999',
    'anni \u201960',
    'd\u2019Orsi',
    '\ud83c\udfe0',
    '\ufeff',
    '\u200b',
    '\u2028',
  ),
  fc.string({ maxLength: 16 }),
);

/** Numbers on the edges of rules and of rounding. */
const number = fc.oneof(
  fc.constantFrom(
    0,
    0.0001,
    0.001,
    0.0049,
    0.005,
    0.0051,
    0.01,
    0.015,
    0.35,
    0.3501,
    0.3504,
    0.355,
    1,
    1.0001,
    1.005,
    1.4,
    1.4001,
    2.675,
    35,
    35.01,
    35.004,
    35.1,
    99,
    100,
  ),
  fc.integer({ min: 0, max: 90_000 }).map((count) => count / 1000),
);

const change = fc.oneof(
  fc.tuple(fc.constantFrom(...TEXTS), fc.oneof(text, fc.constant(null))),
  fc.tuple(fc.constantFrom(...NUMBERS), fc.oneof(number, fc.constant(null))),
);

/** Dossiers as people leave them, with up to three values as fingers leave them. */
export const typedDossier: fc.Arbitrary<DossierForm> = fc
  .tuple(arbitraryDossier, fc.array(change, { maxLength: 3 }))
  .map(([form, changes]) =>
    applyPatches(
      form,
      changes.map(([field, value]) => ({ field, value: fitting(field, value) })),
    ),
  );

/** Fields of whole numbers and of money hold no more decimals than they show. */
function fitting(field: string, value: string | number | null): string | number | null {
  if (typeof value !== 'number') return value;
  if (WHOLE.has(field)) return Math.round(value);
  return field.startsWith('spese.') || field.endsWith('ExpenseShare')
    ? Math.round(value * 100) / 100
    : value;
}
