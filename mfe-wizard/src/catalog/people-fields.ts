import {
  COMPANY_TYPES,
  GENDERS,
  POSSESSION_TITLES,
  SERVICE_TYPES,
  type DossierForm,
  type OtherBeneficiary,
} from '@pratiche/domain';
import {
  choiceSpec,
  dateSpec,
  flagSpec,
  moneySpec,
  radioSpec,
  textSpec,
  yesNoSpec,
  type FieldSpecs,
} from './field-spec.js';

const taxCodeSpec = (label: string) => textSpec(label, { isCapitals: true });

const EXPENSE_SHARE = moneySpec(
  'Quota di spesa',
  'Quanto paga con il proprio bonifico, IVA compresa.',
);

/** Steps 0 to 2. */
export const PEOPLE_FIELDS: FieldSpecs<DossierForm> = {
  serviceType: radioSpec('Tipo di servizio', SERVICE_TYPES),
  annoRiferimento: choiceSpec(
    'Anno di riferimento',
    [],
    'Lo trovi nel verbale di collaudo o nella data di chiusura del titolo edilizio.',
  ),
  isCompany: radioSpec('Tipo di beneficiario', []),
  acquisizioneBeneficiario: flagSpec(
    'Fai completare a noi i dati della visura',
    'Non compili residenza, ubicazione, dati catastali e caratteristiche dell’immobile: li prendiamo noi dalla visura catastale.',
  ),
  beneficiaryCompanyType: choiceSpec('Tipologia di soggetto', COMPANY_TYPES),
  beneficiaryCompanyName: textSpec('Denominazione'),
  beneficiarySsn: taxCodeSpec('Codice fiscale'),
  beneficiaryFirstName: textSpec('Nome'),
  beneficiaryLastName: textSpec('Cognome'),
  beneficiaryGender: choiceSpec('Sesso', GENDERS),
  beneficiaryBirthDate: dateSpec('Data di nascita'),
  beneficiaryBirthMunicipality: textSpec('Comune di nascita', {
    help: 'Se la nascita è all’estero, scrivi lo Stato.',
  }),
  beneficiaryBirthProvince: textSpec('Provincia di nascita', {
    isCapitals: true,
    help: 'Scrivi la sigla; EE se la nascita è all’estero.',
  }),
  beneficiaryBirthNation: textSpec('Nazione di nascita'),
  beneficiaryIdentificationDocNumber: textSpec('Numero del documento d’identità', {
    isCapitals: true,
  }),
  beneficiaryIdentificationDocDate: dateSpec(
    'Scadenza del documento d’identità',
    'Il documento deve essere valido.',
  ),
  beneficiaryPhone: textSpec('Telefono', {
    keyboard: 'phone',
    help: 'Anche fisso o estero: spazi e +39 vanno bene.',
  }),
  beneficiaryAttorneyFirstName: textSpec('Nome del rappresentante'),
  beneficiaryAttorneyLastName: textSpec('Cognome del rappresentante'),
  beneficiaryAttorneySsn: taxCodeSpec('Codice fiscale del rappresentante'),
  beneficiaryAttorneyGender: choiceSpec('Sesso del rappresentante', GENDERS),
  beneficiaryAttorneyBirthDate: dateSpec('Data di nascita del rappresentante'),
  beneficiaryAttorneyBirthMunicipality: textSpec('Comune di nascita del rappresentante'),
  beneficiaryAttorneyBirthProvince: textSpec('Provincia di nascita del rappresentante', {
    isCapitals: true,
  }),
  beneficiaryAttorneyBirthNation: textSpec('Nazione di nascita del rappresentante'),
  beneficiaryExpenseShare: EXPENSE_SHARE,
  beneficiaryResidentialAddress: textSpec('Indirizzo', {
    help: 'Via, piazza o località: se scrivi anche il numero civico, lo mettiamo noi al suo posto.',
  }),
  beneficiaryResidentialAddressNumber: textSpec('Numero civico'),
  beneficiaryResidentialMunicipality: textSpec('Comune'),
  beneficiaryResidentialProvince: textSpec('Provincia', { isCapitals: true }),
  beneficiaryResidentialZip: textSpec('CAP'),
  beneficiaryResidentialClimateZone: textSpec('Zona climatica'),
  beneficiaryResidentialNation: textSpec('Nazione'),
};

export const OTHER_BENEFICIARY_FIELDS: FieldSpecs<OtherBeneficiary> = {
  isCompany: radioSpec('Tipo di beneficiario', []),
  beneficiaryCompanyName: textSpec('Denominazione'),
  beneficiaryFirstName: textSpec('Nome'),
  beneficiaryLastName: textSpec('Cognome'),
  beneficiarySsn: taxCodeSpec('Codice fiscale'),
  beneficiaryPossessionTitle: choiceSpec(
    'Titolo di possesso',
    POSSESSION_TITLES,
    'Decide l’aliquota della sua detrazione.',
  ),
  beneficiaryRealRight: yesNoSpec(
    'Ha l’usufrutto, l’uso o il diritto di abitazione?',
    'Decide l’aliquota della sua detrazione. Per chi è in affitto o in comodato la risposta è no.',
  ),
  beneficiaryExpenseShare: EXPENSE_SHARE,
};
