import type { DossierForm, OtherBeneficiary } from '../dossier/index.js';
import {
  COMPANY_TYPES,
  GENDERS,
  POSSESSION_TITLES,
  POSSESSION_TYPES,
} from '../enumerations/index.js';
import type { SheetRow } from './types.js';
import { rowsOf } from './values.js';

const { text, date, choice, derivedText } = rowsOf<DossierForm>();
const person = (dossier: DossierForm) => !dossier.isCompany;
const company = (dossier: DossierForm) => dossier.isCompany;

/** Who deducts the expense: a person, or a company with its representative. */
export const BENEFICIARY_ROWS: readonly SheetRow<DossierForm>[] = [
  derivedText('kind', 'Tipologia di beneficiario', (dossier) =>
    dossier.isCompany ? 'Persona giuridica' : 'Persona fisica',
  ),
  choice('beneficiaryCompanyType', 'Tipologia di soggetto', COMPANY_TYPES, company),
  text('beneficiaryCompanyName', 'Denominazione', company),
  text('beneficiarySsn', 'Codice fiscale'),
  text('beneficiaryLastName', 'Cognome', person),
  text('beneficiaryFirstName', 'Nome', person),
  choice('beneficiaryGender', 'Sesso', GENDERS, person),
  date('beneficiaryBirthDate', 'Data di nascita', person),
  text('beneficiaryBirthNation', 'Nazione di nascita', person),
  text('beneficiaryBirthMunicipality', 'Comune di nascita', person),
  text('beneficiaryBirthProvince', 'Provincia di nascita', person),
  text('beneficiaryPhone', 'Telefono'),
  text('beneficiaryIdentificationDocNumber', 'Numero del documento d’identità', person),
  date('beneficiaryIdentificationDocDate', 'Scadenza del documento d’identità', person),
  choice('immovablePossessionTitle', 'Titolo di possesso', POSSESSION_TITLES),
  choice('immovablePossessionType', 'Utilizzo dell’immobile', POSSESSION_TYPES),
];

export const ATTORNEY_ROWS: readonly SheetRow<DossierForm>[] = [
  text('beneficiaryAttorneySsn', 'Codice fiscale del rappresentante'),
  text('beneficiaryAttorneyLastName', 'Cognome del rappresentante'),
  text('beneficiaryAttorneyFirstName', 'Nome del rappresentante'),
  choice('beneficiaryAttorneyGender', 'Sesso', GENDERS),
  date('beneficiaryAttorneyBirthDate', 'Data di nascita'),
  text('beneficiaryAttorneyBirthNation', 'Nazione di nascita'),
  text('beneficiaryAttorneyBirthMunicipality', 'Comune di nascita'),
  text('beneficiaryAttorneyBirthProvince', 'Provincia di nascita'),
  // A company has none of its own: the wizard asks for that of who signs.
  text('beneficiaryIdentificationDocNumber', 'Numero del documento d’identità'),
  date('beneficiaryIdentificationDocDate', 'Scadenza del documento d’identità'),
];

export const RESIDENCE_ROWS: readonly SheetRow<DossierForm>[] = [
  text('beneficiaryResidentialNation', 'Nazione di residenza'),
  text('beneficiaryResidentialMunicipality', 'Comune di residenza'),
  text('beneficiaryResidentialProvince', 'Provincia di residenza'),
  text('beneficiaryResidentialAddress', 'Indirizzo di residenza'),
  text('beneficiaryResidentialAddressNumber', 'Numero civico'),
  text('beneficiaryResidentialZip', 'CAP'),
];

const other = rowsOf<OtherBeneficiary>();

export const OTHER_BENEFICIARY_ROWS: readonly SheetRow<OtherBeneficiary>[] = [
  other.text('beneficiaryCompanyName', 'Denominazione', (source) => source.isCompany),
  other.text('beneficiaryLastName', 'Cognome', (source) => !source.isCompany),
  other.text('beneficiaryFirstName', 'Nome', (source) => !source.isCompany),
  other.text('beneficiarySsn', 'Codice fiscale'),
];
