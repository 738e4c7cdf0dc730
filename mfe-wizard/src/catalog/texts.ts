import {
  formatCount,
  NO_GENERATOR_MESSAGE,
  PHONE_MESSAGE,
  TAX_CODE_MESSAGE,
} from '@pratiche/domain';

/** Names of groups of fields and of values; those of fields are in the tables beside. */
export const CATALOG_TEXTS = {
  window: 'Serramento',
  windows: 'Serramenti',
  shading: 'Schermatura',
  shadings: 'Schermature solari',
  shutter: 'Chiusura',
  shutters: 'Chiusure oscuranti',
  generator: 'Generatore',
  generators: 'Generatori',
  otherBeneficiary: 'Altro beneficiario',
  otherBeneficiaries: 'Altri beneficiari',
  expenses: 'Spese',
  products: 'Manufatti',
  residence: 'Residenza',
  property: 'Immobile',
  company: 'Persona giuridica',
  person: 'Persona fisica',
  yes: 'Sì',
  no: 'No',
  rows: (count: number) => formatCount(count, 'riga', 'righe'),
} as const;

/** Help lines of the customer's page, where they differ from the fitter's; of a row's field without its number. */
const BENEFICIARY_HELP: Readonly<Record<string, string>> = {
  beneficiaryIdentificationDocNumber:
    'È scritto sulla carta d’identità: serve per la delega che firmi. Va bene anche il passaporto.',
  beneficiaryIdentificationDocDate: 'Il tuo documento deve essere ancora valido.',
  beneficiaryExpenseShare: 'Quanto paghi tu con il tuo bonifico, IVA compresa.',
  beneficiaryResidentialClimateZone: 'Dice quanto fa freddo nel tuo comune: la compiliamo noi.',
  immovableClimateZone: 'Dice quanto fa freddo: la ricaviamo noi quando scegli il comune.',
  immovableMunicipalityCode: 'Quattro caratteri, come H501: di solito li compiliamo noi.',
  immovableCadastralCode:
    'È scritta sulla visura catastale: un appartamento è di solito A/2 o A/3, una villa A/7.',
  cadastralSubordinate: 'Indica un solo subalterno.',
  immovableMergeUnits: 'Solo se con i lavori unisci due case in una, o ne dividi una in due.',
  immovableUnitNumber:
    'Quanti appartamenti ha l’edificio, senza negozi e garage: una casa singola ne ha 1.',
  immovableGeneralUse: 'Riguarda tutto l’edificio: per una casa è residenziale.',
  immovableParticularUse: 'Come usi la casa o il locale dove si fanno i lavori.',
  immovableBuildingTypology:
    'Per esempio un condominio, una villetta a schiera o una casa isolata.',
  immovablePossessionTitle: 'Di solito sei il proprietario; un inquilino è detentore.',
  immovableRealRight:
    'È scritto sull’atto del notaio o sulla visura. Se sei in affitto o in comodato, rispondi no.',
  tipoImpianto: 'Autonomo se riscalda solo casa tua, centralizzato se è di tutto il condominio.',
  tipoTerminaleErogazione: 'Da dove esce il calore: i termosifoni si chiamano radiatori.',
  tipoDistribuzione:
    'Come arrivano i tubi ai termosifoni: di solito orizzontale in un impianto autonomo, a colonne montanti in un vecchio condominio. Se non lo sai, lascia vuoto.',
  tipoRegolazione:
    'Come scegli la temperatura: ad ambiente con un termostato sulla parete, su terminale con le valvole dei termosifoni. Se non lo sai, lascia vuoto.',
  vettoreEnergetico: 'Che cosa consuma l’impianto: di solito gas metano.',
  impiantoClimatizzazioneEstiva: 'Cioè un condizionatore che raffredda la casa.',
  valoreEer: 'Quanto rende il condizionatore: è un numero vicino a 3, scritto sulla sua scheda.',
  'generatori.tipoGeneratore': 'Che cosa produce il calore: di solito è una caldaia.',
  'generatori.numeroGeneratore': 'Quasi sempre 1.',
  'generatori.rendimentoMaxPotenza': 'È un numero vicino a 90, scritto sul libretto della caldaia.',
  'generatori.pea': 'È l’efficienza della pompa di calore, scritta sulla sua scheda.',
  'generatori.nome': 'Che cosa riscalda la casa, per esempio una stufa elettrica.',
  'generatori.potenzaUtileNominale':
    'È scritta sul libretto della caldaia, di solito tra 20 e 35 kW.',
  immovableSurfaceArea:
    'Indica la superficie utile: le stanze senza muri, balconi e cantine. Basta una stima.',
};

/** Help line of a field for the customer; `undefined` where the fitter's serves both. */
export const findBeneficiaryHelp = (name: string): string | undefined =>
  BENEFICIARY_HELP[name.replace(/\.\d+/g, '')];

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
