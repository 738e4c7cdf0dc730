import { parseCsv, type CsvTable } from '../../platform/csv/csv-parser.util.js';

export const MAX_CSV_BYTES = 1_000_000;
const MAX_CSV_ROWS = 500;

/** Columns of the template. */
const TEMPLATE_COLUMNS = {
  nome: [],
  cognome: [],
  ragione_sociale: ['azienda', 'denominazione', 'societa', 'rag soc', 'rag sociale', 'ditta'],
  codice_fiscale: [
    'cf',
    'cod fiscale',
    'cod fisc',
    'codice fiscale partita iva',
    'cf piva',
    'cf p iva',
    'cf partita iva',
    'p iva cf',
    'partita iva cf',
    'partita iva codice fiscale',
    'cod fisc p iva',
  ],
  telefono: [
    'cellulare',
    'cell',
    'tel',
    'tel cell',
    'telefono cellulare',
    'tel cellulare',
    'numero di telefono',
    'n telefono',
    'recapito telefonico',
    'recapito',
    'mobile',
  ],
  indirizzo: ['via', 'indir', 'via piazza', 'domicilio'],
  civico: [
    'numero',
    'num',
    'n',
    'nr',
    'numero civico',
    'num civico',
    'n civico',
    'nr civico',
    'civ',
  ],
  comune: ['citta', 'localita', 'comune citta', 'citta comune', 'paese'],
  provincia: ['prov', 'pr', 'sigla provincia'],
  cap: ['codice postale', 'cod postale'],
  servizio: ['tipo pratica', 'tipo servizio', 'detrazione', 'bonus', 'tipo bonus', 'pratica'],
  inizio_lavori: ['data inizio lavori', 'data inizio', 'inizio'],
  fine_lavori: ['data fine lavori', 'data fine', 'fine', 'data ultimazione', 'ultimazione lavori'],
} as const;

/** Columns of a list of customers with their alternative headings. */
const CUSTOMER_COLUMNS = {
  ...TEMPLATE_COLUMNS,
  partita_iva: ['p iva', 'part iva', 'pi'],
  nominativo: [
    'cliente',
    'clienti',
    'intestatario',
    'intestazione',
    'beneficiario',
    'committente',
    'nome completo',
    'anagrafica',
    'ragione sociale nominativo',
    'nominativo ragione sociale',
  ],
  cognome_nome: [
    'cognome e nome',
    'ragione sociale cognome e nome',
    'cognome nome ragione sociale',
  ],
  nome_cognome: ['nome e cognome'],
} as const;
export type CustomerColumn = keyof typeof CUSTOMER_COLUMNS;

/** Words beside the name of a column: "Comune di residenza", "Telefono del cliente". */
const HEADING_FILLERS = [
  'cliente',
  'beneficiario',
  'committente',
  'intestatario',
  'residenza',
  'obbligatorio',
  'facoltativo',
  ...['1', '2', '3'],
  ...['di', 'del', 'della', 'dei', 'e', 'o'],
];

export const parseCustomerCsv = (bytes: Buffer): CsvTable<CustomerColumn> =>
  parseCsv(bytes, CUSTOMER_COLUMNS, {
    maxRows: MAX_CSV_ROWS,
    fillers: HEADING_FILLERS,
    rowNumbers: ['n', 'nr', 'num', 'numero'],
    isRepeatable: true,
  });

const EXAMPLE_ROWS: readonly Readonly<Partial<Record<CustomerColumn, string>>>[] = [
  {
    nome: 'Ortensia',
    cognome: 'Fiordaliso',
    telefono: '3330000000',
    indirizzo: 'Via dei Glicini',
    civico: '12/A',
    comune: 'Bergamo',
    provincia: 'BG',
    cap: '24121',
    servizio: 'Ecobonus',
    fine_lavori: '15/03/2026',
  },
  {
    ragione_sociale: 'Condominio Le Betulle',
    indirizzo: 'Piazza Prova',
    civico: '1',
    comune: 'Forlì',
    provincia: 'FC',
    cap: '47121',
    servizio: 'Ecobonus',
  },
];

/** A template with the headings and two invented customers. */
export function buildCustomerTemplate(): Buffer {
  const keys = Object.keys(TEMPLATE_COLUMNS) as (keyof typeof TEMPLATE_COLUMNS)[];
  return Buffer.from(
    `\ufeff${[keys, ...EXAMPLE_ROWS.map((row) => keys.map((key) => row[key] ?? ''))].map((row) => row.join(';')).join('\r\n')}\r\n`,
  );
}
