import { isRealRightAskedFor } from '../deduction/property-rights.js';
import type { DossierForm, OtherBeneficiary } from '../dossier/index.js';
import { COMPANY_TYPES, GENDERS, POSSESSION_TITLES } from '../enumerations/index.js';
import { asNotAsked } from './build-blocks.js';
import type { EneaSheetRow } from './enea-sheet-types.js';
import { createRowBuilders, toTextValue } from './enea-sheet-row-builders.js';
import { createSiteRows } from './site-rows.js';

const { text, date, choice, money, derivedText } = createRowBuilders<DossierForm>();
const isPerson = (dossier: DossierForm) => !dossier.isCompany;
const isCompany = (dossier: DossierForm) => dossier.isCompany;
const ofPerson = { when: isPerson };

/** Decides the rate of a holder; ENEA's title covers both answers. */
export const REAL_RIGHT_LABEL = 'Usufrutto, uso o abitazione';

/** Italian for an answer; `null` while there is none. */
export const formatYesNo = (value: boolean | null): string | null =>
  value === null ? null : value ? 'Sì' : 'No';

/** Who deducts the expense: a person, or a company with its representative. */
export const BENEFICIARY_ROWS: readonly EneaSheetRow<DossierForm>[] = [
  choice('beneficiaryCompanyType', 'Tipologia di soggetto', COMPANY_TYPES, isCompany),
  text('beneficiaryCompanyName', 'Denominazione', isCompany),
  ...createSiteRows<DossierForm>('beneficiario', {
    to: 'id-comune_nascita',
    changes: {
      'id-nome': ofPerson,
      'id-cognome': ofPerson,
      'id-data_nascita': ofPerson,
      'id-sesso': ofPerson,
      'id-nazione_nascita': ofPerson,
      'id-comune_nascita': ofPerson,
    },
  }),
  ...asNotAsked(
    derivedText('kind', 'Tipologia di beneficiario', (dossier) =>
      dossier.isCompany ? 'Persona giuridica' : 'Persona fisica',
    ),
    text('beneficiaryBirthProvince', 'Provincia di nascita', isPerson),
    text('beneficiaryIdentificationDocNumber', 'Numero del documento d’identità', isPerson),
    date('beneficiaryIdentificationDocDate', 'Scadenza del documento d’identità', isPerson),
    money(
      'beneficiaryExpenseShare',
      'Quota di spesa [€]',
      ({ otherBeneficiaries }) => otherBeneficiaries.length > 0,
    ),
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
  ...asNotAsked(
    text('beneficiaryIdentificationDocNumber', 'Numero del documento d’identità'),
    date('beneficiaryIdentificationDocDate', 'Scadenza del documento d’identità'),
  ),
];

/** The site takes digits only: "+39 333 123" is 39333123 there. */
const readDigits = ({ beneficiaryPhone }: DossierForm) =>
  toTextValue(beneficiaryPhone?.replace(/^\s*(?:\+|00)39/, '').replace(/\D/g, '') ?? null);

export const RESIDENCE_ROWS: readonly EneaSheetRow<DossierForm>[] = [
  ...createSiteRows<DossierForm>('beneficiario', {
    from: 'id-nazione_residenza',
    changes: { 'id-telefono': { read: readDigits } },
  }),
  ...asNotAsked(text('beneficiaryResidentialProvince', 'Provincia di residenza')),
];

const other = createRowBuilders<OtherBeneficiary>();

export const OTHER_BENEFICIARY_ROWS: readonly EneaSheetRow<OtherBeneficiary>[] = [
  other.text('beneficiaryCompanyName', 'Denominazione', (source) => source.isCompany),
  ...createSiteRows<OtherBeneficiary>('altriBeneficiari', {
    changes: {
      'id-nome': { when: (source) => !source.isCompany },
      'id-cognome': { when: (source) => !source.isCompany },
    },
  }),
  ...asNotAsked(
    other.choice('beneficiaryPossessionTitle', 'Titolo di possesso', POSSESSION_TITLES),
    other.derivedText(
      'beneficiaryRealRight',
      REAL_RIGHT_LABEL,
      ({ beneficiaryRealRight }) => formatYesNo(beneficiaryRealRight),
      (row) => isRealRightAskedFor(row.isCompany, row.beneficiaryPossessionTitle),
    ),
    other.money('beneficiaryExpenseShare', 'Quota di spesa [€]'),
  ),
];
