import type { DossierForm } from '../dossier/index.js';

/** What an operator looks at in a document, because no field of the dossier says it. */
export interface DocumentPoint {
  readonly text: string;
  /** Only of dossiers like these; of all where it is left out. */
  readonly when?: (form: DossierForm) => boolean;
}

/** Provinces with land registers of parcels and bodies, or with parts of them. */
const LAND_REGISTER_PROVINCES: readonly string[] = ['TN', 'BZ', 'TS', 'GO', 'UD', 'BS', 'VI', 'BL'];

const hasLandRegister = ({ immovableProvince }: DossierForm): boolean =>
  LAND_REGISTER_PROVINCES.includes(immovableProvince?.trim().toUpperCase() ?? '');
const hasSeveral = ({ otherBeneficiaries }: DossierForm): boolean => otherBeneficiaries.length > 0;
const isSecurity = ({ serviceType }: DossierForm): boolean => serviceType === 3;
const spansYears = ({ interventionStartDate: from, interventionEndDate: to }: DossierForm) =>
  from !== null && to !== null && from.slice(0, 4) !== to.slice(0, 4);

const HOLDER_POINTS: readonly DocumentPoint[] = [
  { text: 'La data è precedente all’inizio dei lavori' },
  { text: 'Nomi e immobile sono quelli della pratica' },
];

/** What to look at, by the code of the document. */
export const DOCUMENT_POINTS: Readonly<Record<string, readonly DocumentPoint[]>> = {
  FATTURA: [
    { text: 'È intestata al beneficiario, con il suo codice fiscale' },
    { text: 'Le date stanno tra inizio lavori e invio, la somma è la spesa indicata' },
    { text: 'Superfici e quantità sono quelle dei manufatti' },
    { text: 'L’aliquota IVA è giusta (10 % e 22 % sui beni significativi)' },
    { text: 'C’è una parte per ciascun beneficiario che detrae', when: hasSeveral },
    { text: 'Riguarda un serramento tra caldo e freddo, non grate o serrature', when: isSecurity },
  ],
  BONIFICO: [
    { text: 'La causale cita la norma giusta (L. 296/2006 o art. 16-bis D.P.R. 917/1986)' },
    { text: 'C’è il codice fiscale di chi detrae' },
    { text: 'C’è la partita IVA di chi ha emesso la fattura' },
    { text: 'Importo e numero della fattura corrispondono' },
    { text: 'L’anno del pagamento è quello da detrarre', when: spansYears },
    { text: 'Ogni beneficiario ha pagato la sua parte', when: hasSeveral },
  ],
  CI: [{ text: 'È del beneficiario, leggibile e non scaduto' }],
  CF: [{ text: 'Il codice fiscale è quello della pratica' }],
  DELEGA: [{ text: 'È firmata dal beneficiario, con data' }],
  ATTO: [
    { text: 'È firmata, con copia del documento d’identità' },
    { text: 'Il reddito è entro 75.000\u00a0€ o le detrazioni ridotte sono note al cliente' },
  ],
  REQ: [{ text: 'È firmata, e i valori sono quelli dei manufatti' }],
  CONGR: [{ text: 'È firmata, e gli importi sono quelli della fattura' }],
  VISURA: [
    { text: 'Foglio, particella e subalterno sono quelli della pratica' },
    { text: 'Il titolo di possesso indicato risulta dalla visura' },
    { text: 'La categoria è quella della pratica' },
    {
      text: 'Libro fondiario: particella edificiale (p.ed.) e porzione (p.m.)',
      when: hasLandRegister,
    },
  ],
  UW: [
    { text: 'Il valore Uw è quello del serramento, non del solo vetro' },
    { text: 'Ci sono numero della DoP e organismo notificato' },
    { text: 'Il prodotto è quello della fattura' },
  ],
  GTOT: [{ text: 'Il gtot è con vetro di classe C, e il prodotto è quello della fattura' }],
  RSUPP: [{ text: 'La resistenza supplementare e la permeabilità sono quelle indicate' }],
  LIBRETTO: [{ text: 'Generatore, potenza e rendimento sono quelli indicati' }],
  INIZIO: [{ text: 'La data è quella di inizio lavori della pratica' }],
  CONSENSO: HOLDER_POINTS,
  CONVIV: HOLDER_POINTS,
  PRELIM: [...HOLDER_POINTS, { text: 'Il preliminare è registrato' }],
  SOC: [{ text: 'Chi firma è il legale rappresentante' }],
  NOMINA: [{ text: 'L’incarico è in corso, e chi firma è l’amministratore' }],
  DELIBERA: [
    { text: 'I lavori deliberati sono quelli della pratica' },
    { text: 'I millesimi, se ci sono, dividono tutta la spesa' },
  ],
  FOTO: [{ text: 'Si vedono gli stessi serramenti prima e dopo' }],
};

/** What to look at in a document of this dossier; empty for documents of the back office's own. */
export const listDocumentPoints = (code: string, form: DossierForm): string[] =>
  (DOCUMENT_POINTS[code] ?? [])
    .filter(({ when }) => when === undefined || when(form))
    .map(({ text }) => text);
