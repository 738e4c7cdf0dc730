import type { DossierForm } from '../dossier/index.js';

/** Provinces with land registers of parcels and bodies, or with parts of them. */
const LAND_REGISTER_PROVINCES: readonly string[] = ['TN', 'BZ', 'TS', 'GO', 'UD', 'BS', 'VI', 'BL'];

/** Conditions that a point may name, as the end of a sentence. */
export const DOCUMENT_POINT_CONDITIONS = {
  severalBeneficiaries: {
    label: 'solo con più beneficiari',
    holds: ({ otherBeneficiaries }) => otherBeneficiaries.length > 0,
  },
  security: {
    label: 'solo nel Bonus Sicurezza',
    holds: ({ serviceType }) => serviceType === 3,
  },
  twoYears: {
    label: 'solo se i lavori stanno in due anni',
    holds: ({ interventionStartDate: from, interventionEndDate: to }) =>
      from !== null && to !== null && from.slice(0, 4) !== to.slice(0, 4),
  },
  landRegister: {
    label: 'solo nelle province con libro fondiario',
    holds: ({ immovableProvince }) =>
      LAND_REGISTER_PROVINCES.includes(immovableProvince?.trim().toUpperCase() ?? ''),
  },
} as const satisfies Record<string, { label: string; holds: (form: DossierForm) => boolean }>;

export type DocumentPointCondition = keyof typeof DOCUMENT_POINT_CONDITIONS;

/** What an operator looks at in a document, because no field of the dossier says it. */
export interface DocumentPoint {
  /** Code of the document. */
  readonly code: string;
  readonly text: string;
  /** Of all dossiers where it is left out. */
  readonly condition?: DocumentPointCondition | null;
}

/** What to look at, until the back office words it otherwise. */
export const DOCUMENT_POINTS: readonly DocumentPoint[] = [
  { code: 'FATTURA', text: 'È intestata al beneficiario, con il suo codice fiscale' },
  {
    code: 'FATTURA',
    text: 'Le date stanno tra inizio lavori e invio, la somma è la spesa indicata',
  },
  { code: 'FATTURA', text: 'Superfici e quantità sono quelle dei manufatti' },
  { code: 'FATTURA', text: 'L’aliquota IVA è giusta (10 % e 22 % sui beni significativi)' },
  {
    code: 'FATTURA',
    text: 'C’è una parte per ciascun beneficiario che detrae',
    condition: 'severalBeneficiaries',
  },
  {
    code: 'FATTURA',
    text: 'Riguarda un serramento tra caldo e freddo, non grate o serrature',
    condition: 'security',
  },
  {
    code: 'BONIFICO',
    text: 'La causale cita la norma giusta (L. 296/2006 o art. 16-bis D.P.R. 917/1986)',
  },
  { code: 'BONIFICO', text: 'C’è il codice fiscale di chi detrae' },
  { code: 'BONIFICO', text: 'C’è la partita IVA di chi ha emesso la fattura' },
  { code: 'BONIFICO', text: 'Importo e numero della fattura corrispondono' },
  { code: 'BONIFICO', text: 'L’anno del pagamento è quello da detrarre', condition: 'twoYears' },
  {
    code: 'BONIFICO',
    text: 'Ogni beneficiario ha pagato la sua parte',
    condition: 'severalBeneficiaries',
  },
  { code: 'CI', text: 'È del beneficiario, leggibile e non scaduto' },
  { code: 'CF', text: 'Il codice fiscale è quello della pratica' },
  { code: 'DELEGA', text: 'È firmata dal beneficiario, con data' },
  { code: 'ATTO', text: 'È firmata, con copia del documento d’identità' },
  {
    code: 'ATTO',
    text: 'Il reddito è entro 75.000\u00a0€ o le detrazioni ridotte sono note al cliente',
  },
  { code: 'REQ', text: 'È firmata, e i valori sono quelli dei manufatti' },
  { code: 'CONGR', text: 'È firmata, e gli importi sono quelli della fattura' },
  { code: 'VISURA', text: 'Foglio, particella e subalterno sono quelli della pratica' },
  { code: 'VISURA', text: 'Il titolo di possesso indicato risulta dalla visura' },
  { code: 'VISURA', text: 'La categoria è quella della pratica' },
  {
    code: 'VISURA',
    text: 'Libro fondiario: particella edificiale (p.ed.) e porzione (p.m.)',
    condition: 'landRegister',
  },
  { code: 'UW', text: 'Il valore Uw è quello del serramento, non del solo vetro' },
  { code: 'UW', text: 'Ci sono numero della DoP e organismo notificato' },
  { code: 'UW', text: 'Il prodotto è quello della fattura' },
  { code: 'GTOT', text: 'Il gtot è con vetro di classe C, e il prodotto è quello della fattura' },
  { code: 'RSUPP', text: 'La resistenza supplementare e la permeabilità sono quelle indicate' },
  { code: 'LIBRETTO', text: 'Generatore, potenza e rendimento sono quelli indicati' },
  { code: 'INIZIO', text: 'La data è quella di inizio lavori della pratica' },
  { code: 'CONSENSO', text: 'La data è precedente all’inizio dei lavori' },
  { code: 'CONSENSO', text: 'Nomi e immobile sono quelli della pratica' },
  { code: 'CONVIV', text: 'La data è precedente all’inizio dei lavori' },
  { code: 'CONVIV', text: 'Nomi e immobile sono quelli della pratica' },
  { code: 'PRELIM', text: 'La data è precedente all’inizio dei lavori' },
  { code: 'PRELIM', text: 'Nomi e immobile sono quelli della pratica' },
  { code: 'PRELIM', text: 'Il preliminare è registrato' },
  { code: 'SOC', text: 'Chi firma è il legale rappresentante' },
  { code: 'NOMINA', text: 'L’incarico è in corso, e chi firma è l’amministratore' },
  { code: 'DELIBERA', text: 'I lavori deliberati sono quelli della pratica' },
  { code: 'DELIBERA', text: 'I millesimi, se ci sono, dividono tutta la spesa' },
  { code: 'FOTO', text: 'Si vedono gli stessi serramenti prima e dopo' },
];

/** What to look at in a document of this dossier; empty for documents of the back office's own. */
export const listDocumentPoints = (
  points: readonly DocumentPoint[],
  code: string,
  form: DossierForm,
): string[] =>
  points
    .filter(
      (point) =>
        point.code === code &&
        (!point.condition || DOCUMENT_POINT_CONDITIONS[point.condition].holds(form)),
    )
    .map(({ text }) => text);
