import {
  NO_GENERATOR_MESSAGE,
  PHONE_MESSAGE,
  TAX_CODE_MESSAGE,
} from '@pratiche/domain/dossier-rules';

/** Help lines of the customer's page, where they differ from the fitter's. */
export const BENEFICIARY_HELP: Readonly<Record<string, string>> = {
  beneficiaryIdentificationDocNumber:
    'È scritto sulla carta d’identità: serve per la delega che firmi. Va bene anche il passaporto.',
  beneficiaryIdentificationDocDate: 'Il tuo documento deve essere ancora valido.',
  beneficiaryExpenseShare: 'Quanto paghi tu con il tuo bonifico, IVA compresa.',
  cadastralSubordinate: 'Indica un solo subalterno.',
  immovableSurfaceArea:
    'Indica la superficie utile: le stanze senza muri, balconi e cantine. Basta una stima.',
};

/** The specification words these three for fitters with an infinitive. */
const BENEFICIARY_MESSAGES: Readonly<Record<string, string>> = {
  [TAX_CODE_MESSAGE]:
    'Codice fiscale non riconosciuto; ricontrolla se è effettivamente corretto e compila i campi successivi',
  [PHONE_MESSAGE]: 'Inserisci un numero di telefono valido.',
  [NO_GENERATOR_MESSAGE]: 'Inserisci almeno un generatore',
};

/** Converts the message of a rule to the wording for customers. */
export const toBeneficiaryMessage = (message: string): string =>
  BENEFICIARY_MESSAGES[message] ?? message;
