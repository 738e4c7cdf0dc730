import { NO_GENERATOR_MESSAGE, PHONE_MESSAGE, TAX_CODE_MESSAGE } from '@pratiche/domain';

/**
 * Help lines for the customer's page, which addresses the customer as "tu"; without an entry, the
 * fitter's line is impersonal and is used for both.
 */
export const BENEFICIARY_HELP: Readonly<Record<string, string>> = {
  beneficiaryBirthMunicipality: 'Se la nascita è all’estero, scrivi lo Stato.',
  beneficiaryBirthProvince: 'Scrivi la sigla; EE se la nascita è all’estero.',
  beneficiaryIdentificationDocDate: 'Il tuo documento deve essere ancora valido.',
  beneficiaryExpenseShare: 'Quanto paghi tu con il tuo bonifico, IVA compresa.',
  beneficiaryResidentialAddress: 'Scrivi via, piazza o località, senza numero civico.',
  immovableAddress: 'Scrivi via, piazza o località, senza numero civico.',
  immovableClimateZone: 'La compiliamo noi con il comune.',
  immovableCadastralCode: 'Ne ricaviamo la destinazione d’uso particolare, che puoi cambiare.',
  cadastralSubordinate: 'Indica un solo subalterno.',
  immovableEstimatedYearOfConstruction:
    'Se non lo sai di preciso, va bene anche un decennio o un secolo.',
  immovableSurfaceArea:
    'Indica la superficie utile: le stanze senza muri, balconi e cantine. Basta una stima.',
  immovableUnitNumber: 'Non contare unità commerciali, garage e alloggio del portiere.',
  vettoreEnergetico: 'Lo ricaviamo dal primo generatore, ma puoi cambiarlo.',
  valoreEer: 'Indice di efficienza in raffrescamento: lo trovi sulla scheda del climatizzatore.',
};

const BENEFICIARY_MESSAGES: Readonly<Record<string, string>> = {
  [TAX_CODE_MESSAGE]:
    'Codice fiscale non riconosciuto; ricontrolla se è effettivamente corretto e compila i campi successivi',
  [PHONE_MESSAGE]: 'Inserisci un numero di telefono valido.',
  [NO_GENERATOR_MESSAGE]: 'Inserisci almeno un generatore',
};

/**
 * Converts the message of a rule to the wording for customers; most messages are impersonal and are
 * used for both.
 */
export const toBeneficiaryMessage = (message: string): string =>
  BENEFICIARY_MESSAGES[message] ?? message.replace(': ricontrolla ', ': ricontrolla ');
