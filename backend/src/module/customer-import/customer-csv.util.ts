import { parseCsv, type CsvTable } from '../../platform/csv/csv-parser.util.js';

export const MAX_CSV_BYTES = 1_000_000;
const MAX_CSV_ROWS = 500;

/** Columns of a list of customers with their alternative headings. */
const CUSTOMER_COLUMNS = {
  nome: ['nome cliente'],
  cognome: ['cognome cliente'],
  ragione_sociale: ['azienda', 'denominazione', 'societa'],
  codice_fiscale: ['cf', 'cod fiscale', 'codice fiscale partita iva', 'partita iva', 'p iva'],
  telefono: ['cellulare', 'tel', 'telefono cellulare'],
  indirizzo: ['via', 'indirizzo residenza'],
  civico: ['numero', 'numero civico', 'n civico'],
  comune: ['citta', 'localita', 'comune residenza'],
  provincia: ['prov', 'pr'],
  cap: ['codice postale'],
  servizio: ['tipo pratica', 'tipo servizio', 'detrazione'],
  inizio_lavori: ['data inizio lavori'],
  fine_lavori: ['data fine lavori'],
} as const;
export type CustomerColumn = keyof typeof CUSTOMER_COLUMNS;

export const parseCustomerCsv = (bytes: Buffer): CsvTable<CustomerColumn> =>
  parseCsv(bytes, CUSTOMER_COLUMNS, { maxRows: MAX_CSV_ROWS });

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
  const keys = Object.keys(CUSTOMER_COLUMNS) as CustomerColumn[];
  return Buffer.from(
    `\ufeff${[keys, ...EXAMPLE_ROWS.map((row) => keys.map((key) => row[key] ?? ''))].map((row) => row.join(';')).join('\r\n')}\r\n`,
  );
}
