import type { DossierForm, OtherBeneficiary } from '../dossier/index.js';
import {
  COMPANY_TYPES,
  GENDERS,
  POSSESSION_TITLES,
  POSSESSION_TYPES,
} from '../enumerations/index.js';
import type { EneaSheetRow } from './enea-sheet-types.js';
import { createRowBuilders } from './enea-sheet-row-builders.js';

const { text, date, choice, money, derivedText } = createRowBuilders<DossierForm>();
const isPerson = (dossier: DossierForm) => !dossier.isCompany;
const isCompany = (dossier: DossierForm) => dossier.isCompany;

/** Who deducts the expense: a person, or a company with its representative. */
export const BENEFICIARY_ROWS: readonly EneaSheetRow<DossierForm>[] = [
  derivedText('kind', 'Tipologia di beneficiario', (dossier) =>
    dossier.isCompany ? 'Persona giuridica' : 'Persona fisica',
  ),
  choice('beneficiaryCompanyType', 'Tipologia di soggetto', COMPANY_TYPES, isCompany),
  text('beneficiaryCompanyName', 'Denominazione', isCompany),
  text('beneficiarySsn', 'Codice fiscale'),
  text('beneficiaryLastName', 'Cognome', isPerson),
  text('beneficiaryFirstName', 'Nome', isPerson),
  choice('beneficiaryGender', 'Sesso', GENDERS, isPerson),
  date('beneficiaryBirthDate', 'Data di nascita', isPerson),
  text('beneficiaryBirthNation', 'Nazione di nascita', isPerson),
  text('beneficiaryBirthMunicipality', 'Comune di nascita', isPerson),
  text('beneficiaryBirthProvince', 'Provincia di nascita', isPerson),
  text('beneficiaryPhone', 'Telefono'),
  text('beneficiaryIdentificationDocNumber', 'Numero del documento d’identità', isPerson),
  date('beneficiaryIdentificationDocDate', 'Scadenza del documento d’identità', isPerson),
  choice('immovablePossessionTitle', 'Titolo di possesso', POSSESSION_TITLES),
  choice('immovablePossessionType', 'Utilizzo dell’immobile', POSSESSION_TYPES),
  money(
    'beneficiaryExpenseShare',
    'Quota di spesa [€]',
    ({ otherBeneficiaries }) => otherBeneficiaries.length > 0,
  ),
];

export const ATTORNEY_ROWS: readonly EneaSheetRow<DossierForm>[] = [
  text('beneficiaryAttorneySsn', 'Codice fiscale del rappresentante'),
  text('beneficiaryAttorneyLastName', 'Cognome del rappresentante'),
  text('beneficiaryAttorneyFirstName', 'Nome del rappresentante'),
  choice('beneficiaryAttorneyGender', 'Sesso', GENDERS),
  date('beneficiaryAttorneyBirthDate', 'Data di nascita'),
  text('beneficiaryAttorneyBirthNation', 'Nazione di nascita'),
  text('beneficiaryAttorneyBirthMunicipality', 'Comune di nascita'),
  text('beneficiaryAttorneyBirthProvince', 'Provincia di nascita'),
  // A company has no identity document: the wizard requires that of the signatory.
  text('beneficiaryIdentificationDocNumber', 'Numero del documento d’identità'),
  date('beneficiaryIdentificationDocDate', 'Scadenza del documento d’identità'),
];

export const RESIDENCE_ROWS: readonly EneaSheetRow<DossierForm>[] = [
  text('beneficiaryResidentialNation', 'Nazione di residenza'),
  text('beneficiaryResidentialMunicipality', 'Comune di residenza'),
  text('beneficiaryResidentialProvince', 'Provincia di residenza'),
  text('beneficiaryResidentialAddress', 'Indirizzo di residenza'),
  text('beneficiaryResidentialAddressNumber', 'Numero civico'),
  text('beneficiaryResidentialZip', 'CAP'),
];

const otherBeneficiaryRows = createRowBuilders<OtherBeneficiary>();

export const OTHER_BENEFICIARY_ROWS: readonly EneaSheetRow<OtherBeneficiary>[] = [
  otherBeneficiaryRows.text(
    'beneficiaryCompanyName',
    'Denominazione',
    (source) => source.isCompany,
  ),
  otherBeneficiaryRows.text('beneficiaryLastName', 'Cognome', (source) => !source.isCompany),
  otherBeneficiaryRows.text('beneficiaryFirstName', 'Nome', (source) => !source.isCompany),
  otherBeneficiaryRows.text('beneficiarySsn', 'Codice fiscale'),
  otherBeneficiaryRows.choice(
    'beneficiaryPossessionTitle',
    'Titolo di possesso',
    POSSESSION_TITLES,
  ),
  otherBeneficiaryRows.money('beneficiaryExpenseShare', 'Quota di spesa [€]'),
];
