import {
  COMPANY_TYPES,
  GENDERS,
  SERVICE_TYPES,
  type DossierForm,
  type OtherBeneficiary,
} from '@pratiche/domain';
import { choice, date, flag, radio, text, type Specs } from './spec.js';

const ssn = (label: string) => text(label, { isCapitals: true });

/** Steps 0 to 2. */
export const PEOPLE: Specs<DossierForm> = {
  serviceType: radio('Tipo di servizio', SERVICE_TYPES),
  annoRiferimento: choice(
    'Anno di riferimento',
    [],
    'Si ricava dal verbale di collaudo o dalla data di chiusura del titolo edilizio.',
  ),
  isCompany: radio('Tipo di beneficiario', []),
  acquisizioneBeneficiario: flag(
    'Chiedo che sia il fornitore del servizio ad acquisire i dati del beneficiario',
    'Con questa scelta residenza, ubicazione, dati catastali e caratteristiche dell’immobile non si compilano: li completiamo noi con la visura catastale.',
  ),
  beneficiaryCompanyType: choice('Tipologia di soggetto', COMPANY_TYPES),
  beneficiaryCompanyName: text('Denominazione'),
  beneficiarySsn: ssn('Codice fiscale'),
  beneficiaryFirstName: text('Nome'),
  beneficiaryLastName: text('Cognome'),
  beneficiaryGender: choice('Sesso', GENDERS),
  beneficiaryBirthDate: date('Data di nascita'),
  beneficiaryBirthMunicipality: text('Comune di nascita', {
    help: 'Per chi è nato all’estero, lo Stato.',
  }),
  beneficiaryBirthProvince: text('Provincia di nascita', {
    isCapitals: true,
    help: 'Sigla; EE per l’estero.',
  }),
  beneficiaryBirthNation: text('Nazione di nascita'),
  beneficiaryIdentificationDocNumber: text('Numero del documento d’identità', { isCapitals: true }),
  beneficiaryIdentificationDocDate: date(
    'Scadenza del documento d’identità',
    'Il documento deve essere valido.',
  ),
  beneficiaryPhone: text('Telefono', { keyboard: 'phone' }),
  beneficiaryAttorneyFirstName: text('Nome del rappresentante'),
  beneficiaryAttorneyLastName: text('Cognome del rappresentante'),
  beneficiaryAttorneySsn: ssn('Codice fiscale del rappresentante'),
  beneficiaryAttorneyGender: choice('Sesso del rappresentante', GENDERS),
  beneficiaryAttorneyBirthDate: date('Data di nascita del rappresentante'),
  beneficiaryAttorneyBirthMunicipality: text('Comune di nascita del rappresentante'),
  beneficiaryAttorneyBirthProvince: text('Provincia di nascita del rappresentante', {
    isCapitals: true,
  }),
  beneficiaryAttorneyBirthNation: text('Nazione di nascita del rappresentante'),
  beneficiaryResidentialAddress: text('Indirizzo', {
    help: 'Via, piazza o località, senza numero civico.',
  }),
  beneficiaryResidentialAddressNumber: text('Numero civico'),
  beneficiaryResidentialMunicipality: text('Comune'),
  beneficiaryResidentialProvince: text('Provincia', { isCapitals: true }),
  beneficiaryResidentialZip: text('CAP'),
  beneficiaryResidentialClimateZone: text('Zona climatica'),
  beneficiaryResidentialNation: text('Nazione'),
};

export const OTHER_BENEFICIARY: Specs<OtherBeneficiary> = {
  isCompany: radio('Tipo di beneficiario', []),
  beneficiaryCompanyName: text('Denominazione'),
  beneficiaryFirstName: text('Nome'),
  beneficiaryLastName: text('Cognome'),
  beneficiarySsn: ssn('Codice fiscale'),
};
