import { type DossierForm, LIST_BOUNDS, ROWS_MAX, TEXT_BOUNDS, TEXT_MAX } from '@pratiche/domain';
import { ecobonusForm, schermatura, serramento } from './dossier-fixtures.js';

/** Fields that hold any string, without days and codes; the compiler asks for a new one. */
type TextField = {
  [K in keyof DossierForm]: string | null extends DossierForm[K] ? K : never;
}[keyof DossierForm];
type FreeTextField = Exclude<
  TextField,
  `${string}Date` | 'immovableCadastralCode' | 'immovableParticularUseHardAttribution'
>;
const FREE_TEXT_FIELDS: Readonly<Record<FreeTextField, true>> = {
  beneficiaryCompanyName: true,
  beneficiarySsn: true,
  beneficiaryFirstName: true,
  beneficiaryLastName: true,
  beneficiaryBirthMunicipality: true,
  beneficiaryBirthProvince: true,
  beneficiaryBirthNation: true,
  beneficiaryIdentificationDocNumber: true,
  beneficiaryPhone: true,
  beneficiaryAttorneyFirstName: true,
  beneficiaryAttorneyLastName: true,
  beneficiaryAttorneySsn: true,
  beneficiaryAttorneyBirthMunicipality: true,
  beneficiaryAttorneyBirthProvince: true,
  beneficiaryAttorneyBirthNation: true,
  beneficiaryResidentialAddress: true,
  beneficiaryResidentialAddressNumber: true,
  beneficiaryResidentialMunicipality: true,
  beneficiaryResidentialProvince: true,
  beneficiaryResidentialZip: true,
  beneficiaryResidentialNation: true,
  immovableAddress: true,
  immovableAddressNumber: true,
  immovableMunicipality: true,
  immovableProvince: true,
  immovableZip: true,
  immovableStair: true,
  immovableInterior: true,
  immovableMunicipalityCode: true,
  cadastralSection: true,
  cadastralSheet: true,
  cadastralParcel: true,
  cadastralSubordinate: true,
  immovableEstimatedYearOfConstruction: true,
  marcaImpiantoTermico: true,
  modelloImpiantoTermico: true,
};

const BOUNDS: Readonly<Record<string, number | undefined>> = TEXT_BOUNDS;
/** A character of three bytes: no other needs more per unit of length. */
const longestText = (field: string): string => '€'.repeat(BOUNDS[field] ?? TEXT_MAX);
const repeat = <T>(count: number, row: T): T[] => Array.from({ length: count }, () => row);

/** The largest dossier that can be saved: every text and every list at its bound. */
export const createLargestDossier = (): DossierForm =>
  ecobonusForm({
    ...Object.fromEntries(Object.keys(FREE_TEXT_FIELDS).map((key) => [key, longestText(key)])),
    otherBeneficiaries: repeat(LIST_BOUNDS.otherBeneficiaries.max, {
      isCompany: false,
      beneficiaryCompanyName: longestText(''),
      beneficiaryFirstName: longestText(''),
      beneficiaryLastName: longestText(''),
      beneficiarySsn: longestText('otherBeneficiaries.*.beneficiarySsn'),
      beneficiaryPossessionTitle: 0,
      beneficiaryRealRight: null,
      beneficiaryExpenseShare: 99_999_999.99,
    }),
    generatori: repeat(LIST_BOUNDS.generatori.max, {
      tipoGeneratore: 'caldaiaCondensazione',
      numeroGeneratore: 999,
      rendimentoMaxPotenza: 999.9999,
      pea: 98.9999,
      nome: longestText('generatori.*.nome'),
      potenzaUtileNominale: 99_999.9999,
    }),
    manufatti: {
      serramenti: repeat(ROWS_MAX, serramento()),
      schermature: repeat(ROWS_MAX, schermatura()),
      chiusure: [],
    },
  });

/** The same JSON in ASCII, as some clients write it. */
export const escapeToAscii = (json: string): string =>
  json.replace(/[^\x20-\x7e]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
