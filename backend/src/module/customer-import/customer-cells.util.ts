import {
  cleanTaxCode,
  isTaxCode,
  isVatNumber,
  cleanCodeCell,
  isCompanyName,
  removeTitles,
  splitWholeName,
  type NameOrder,
} from '@pratiche/domain';
import type { CsvRow } from '../../platform/csv/index.js';
import type { CustomerColumn } from './customer-csv.util.js';

export type CustomerRow = CsvRow<CustomerColumn>;
export type CustomerCells = CustomerRow['cells'];

/** Remarks about the values of a row. */
export interface RowRemarks {
  /** Values that were not understood and are left out. */
  notes: string[];
  /** Values that were read otherwise than they are written, or that are left unused. */
  changes: string[];
}

/** A text of the file as a message shows it. */
export const quoteCell = (text: string): string =>
  `«${text.length > 60 ? `${text.slice(0, 60)}…` : text}»`;

/** Columns and their names in messages. */
const COLUMN_NAMES: Record<CustomerColumn, string> = {
  nome: 'Nome',
  cognome: 'Cognome',
  ragione_sociale: 'Ragione sociale',
  nominativo: 'Nominativo',
  cognome_nome: 'Cognome e nome',
  nome_cognome: 'Nome e cognome',
  codice_fiscale: 'Codice fiscale',
  partita_iva: 'Partita IVA',
  telefono: 'Telefono',
  indirizzo: 'Indirizzo',
  civico: 'Numero civico',
  comune: 'Comune',
  provincia: 'Provincia',
  cap: 'CAP',
  servizio: 'Servizio',
  inizio_lavori: 'Inizio lavori',
  fine_lavori: 'Fine lavori',
};

/** Columns of codes and numbers, which spreadsheets change. */
const CODE_COLUMNS = [
  'codice_fiscale',
  'partita_iva',
  'telefono',
  'civico',
  'cap',
  'servizio',
] as const;

/** Results of a formula that failed, and values that were wider than their column. */
const ERROR_CELL =
  /^#(?:#{2,}|n\/[ad]|rif!|ref!|valore!|value!|nome\?|name\?|div\/0!|num!|nullo!|null!)$/i;

/** Spreadsheets take a number such as 12/3 for a day. */
const DAY_IN_NUMBER = /^\d{1,2}-(?:gen|feb|mar|apr|mag|giu|lug|ago|set|ott|nov|dic)$/i;

/** Undoes what a spreadsheet did to the cells of a row, with a remark for each of them. */
export function cleanCells(row: CustomerRow, remarks: RowRemarks): CustomerCells {
  const { spare, line, lastLine } = row;
  const cells = dropErrorCells(row.cells, remarks);
  for (const key of CODE_COLUMNS) cells[key] = cleanCode(key, cells[key], remarks);
  if (DAY_IN_NUMBER.test(cells.civico)) {
    remarks.notes.push(
      `Numero civico: ${quoteCell(cells.civico)} è una data in cui il foglio di calcolo ha cambiato un numero come 12/3.`,
    );
    cells.civico = '';
  }
  for (const { heading, value } of spare)
    remarks.changes.push(
      `Colonna «${heading}»: ${quoteCell(value)} non usato, c’è già un valore in una colonna uguale.`,
    );
  if (lastLine > line)
    remarks.changes.push(
      `Comprende le righe da ${line} a ${lastLine} del file, perché una cella contiene degli a capo: controlla che sia un solo cliente.`,
    );
  return cells;
}

function dropErrorCells(cells: CustomerCells, { notes }: RowRemarks): CustomerCells {
  const kept = { ...cells };
  for (const key of Object.keys(cells) as CustomerColumn[])
    if (ERROR_CELL.test(cells[key])) {
      notes.push(
        `${COLUMN_NAMES[key]}: ${quoteCell(cells[key])} è un errore del foglio di calcolo.`,
      );
      kept[key] = '';
    }
  return kept;
}

function cleanCode(key: CustomerColumn, cell: string, { notes, changes }: RowRemarks): string {
  const { text, isShortened } = cleanCodeCell(cell);
  if (isShortened) {
    notes.push(
      `${COLUMN_NAMES[key]}: ${quoteCell(cell)} è un numero che il foglio di calcolo ha abbreviato, le altre cifre sono perse. Imposta la colonna come testo, riscrivi il numero e salva di nuovo il file.`,
    );
    return '';
  }
  if (text !== cell) changes.push(`${COLUMN_NAMES[key]}: ${quoteCell(cell)} letto come ${text}.`);
  return text;
}

/** The customer of a row: a company, or a person whose name may be undivided. */
export type RowCustomer =
  | { isCompany: true; companyName: string }
  | { isCompany: false; firstName: string | null; lastName: string };

const WHOLE_NAME_COLUMNS: readonly [CustomerColumn, NameOrder | null][] = [
  ['cognome_nome', 'surname-first'],
  ['nome_cognome', 'surname-last'],
  ['nominativo', null],
];

/**
 * Company, first and last name, or a whole name, in this order; `null` for a row without a customer.
 * @param wholeColumn column of first or last names of a list that has no other: it holds whole names
 */
export function readCustomer(
  cells: CustomerCells,
  wholeColumn: 'nome' | 'cognome' | null,
  remarks: RowRemarks,
): RowCustomer | null {
  const [column, order] = WHOLE_NAME_COLUMNS.find(([key]) => cells[key] !== '') ?? [];
  const whole =
    column !== undefined ? cells[column] : wholeColumn === null ? '' : cells[wholeColumn];
  const person = [cells.nome, cells.cognome].filter((part) => part !== '').join(' ');
  if (cells.ragione_sociale !== '') {
    for (const other of [person, column === undefined ? '' : whole])
      if (other !== '' && other !== cells.ragione_sociale)
        remarks.changes.push(`Nome ${quoteCell(other)} non usato: la riga ha la ragione sociale.`);
    return { isCompany: true, companyName: cells.ragione_sociale };
  }
  if (cells.nome !== '' && cells.cognome !== '') {
    if (whole !== '' && column !== undefined && !isSameName(whole, person))
      remarks.changes.push(`Nominativo ${quoteCell(whole)} non usato: la riga ha nome e cognome.`);
    return { isCompany: false, firstName: cells.nome, lastName: cells.cognome };
  }
  return whole === '' ? null : readWholeName(whole, order ?? null, cells, remarks);
}

const toWords = (name: string): string => name.toLowerCase().split(' ').toSorted().join(' ');
const isSameName = (one: string, other: string): boolean => toWords(one) === toWords(other);

const PERSONAL_CODE = /^[A-Z]{6}[A-Z\d]{10}$/;
const BASIS_TEXTS = {
  'tax-code': 'come dice il codice fiscale',
  comma: 'come dice la virgola',
  order: 'nell’ordine scritto nel titolo della colonna: controlla che sia giusto',
} as const;

function readWholeName(
  written: string,
  order: NameOrder | null,
  cells: CustomerCells,
  { changes }: RowRemarks,
): RowCustomer {
  const name = removeTitles(written);
  const code = cleanTaxCode(cells.codice_fiscale);
  const personalCode = PERSONAL_CODE.test(code) ? code : null;
  const split = splitWholeName(name, personalCode, order);
  if (split?.basis !== 'tax-code' && isCompany(name, personalCode, cells)) {
    changes.push(
      `${quoteCell(written)} letto come azienda o condominio: se è una persona, cambia il tipo di cliente nella bozza.`,
    );
    return { isCompany: true, companyName: written };
  }
  if (split === null) {
    changes.push(
      `${quoteCell(written)}: non sappiamo quale parte è il nome e quale il cognome, perciò è scritto per intero nel cognome. Dividilo nella bozza.`,
    );
    return { isCompany: false, firstName: null, lastName: name };
  }
  changes.push(
    `${quoteCell(written)} diviso in cognome «${split.lastName}» e nome «${split.firstName}», ${BASIS_TEXTS[split.basis]}.`,
  );
  return { isCompany: false, firstName: split.firstName, lastName: split.lastName };
}

const isCompany = (name: string, personalCode: string | null, cells: CustomerCells): boolean =>
  isCompanyName(name) ||
  (personalCode === null &&
    [cells.codice_fiscale, cells.partita_iva].some((code) => readVatNumber(code) !== null));

/** A VAT number, also where the spreadsheet dropped the zeros in front of it. */
export function readVatNumber(text: string): string | null {
  const code = cleanTaxCode(text);
  const padded = /^\d{8,10}$/.test(code) ? code.padStart(11, '0') : code;
  return isVatNumber(padded) ? padded : null;
}

/** The tax code of a person, or of a company the code or else the VAT number. */
export function readTaxCode(
  cells: CustomerCells,
  isCompanyRow: boolean,
  remarks: RowRemarks,
): string | null {
  if (!isCompanyRow) return readPersonalCode(cells, remarks);
  const [own, vat] = [cells.codice_fiscale, cells.partita_iva].map((text) =>
    readCompanyCode(text, remarks),
  );
  if (own && vat && own !== vat)
    remarks.changes.push(
      `Partita IVA ${quoteCell(cells.partita_iva)} non usata: la riga ha il codice fiscale.`,
    );
  return own ?? vat ?? null;
}

function readPersonalCode(cells: CustomerCells, { notes, changes }: RowRemarks): string | null {
  if (cells.partita_iva !== '')
    changes.push(
      `Partita IVA ${quoteCell(cells.partita_iva)} non usata: per una persona serve il codice fiscale.`,
    );
  const code = cleanTaxCode(cells.codice_fiscale);
  if (code === '' || isTaxCode(code)) return code || null;
  notes.push(`Codice fiscale non valido: ${quoteCell(cells.codice_fiscale)}.`);
  return null;
}

function readCompanyCode(text: string, { notes, changes }: RowRemarks): string | null {
  const code = cleanTaxCode(text);
  if (code === '' || isTaxCode(code)) return code || null;
  const vatNumber = readVatNumber(text);
  if (vatNumber === null) notes.push(`Codice fiscale non valido: ${quoteCell(text)}.`);
  else if (vatNumber !== code)
    changes.push(`Partita IVA: ${quoteCell(text)} letta come ${vatNumber}, con gli zeri davanti.`);
  return vatNumber;
}

/** Words that people write before a number. */
const PHONE_NAME = /^(?:tel(?:efono)?|cell(?:ulare)?|mobile|abitazione|casa|ufficio)\b[.: ]*/i;
const PHONE_SEPARATORS = /\s*[/;,|]\s*|\s+(?:-|e|o|oppure)\s+/i;
const MIN_PHONE_DIGITS = 6;

/** The first of several telephone numbers in a cell, and those behind it. */
export function splitPhones(text: string): { phone: string; others: string[] } {
  const bare = text.replace(PHONE_NAME, '');
  const parts = bare.split(PHONE_SEPARATORS, 10).filter((part) => part !== '');
  const digits = parts.map((part) => part.replace(/\D/g, '').length);
  const isSeveral =
    parts.length > 1 &&
    (digits[0] ?? 0) >= MIN_PHONE_DIGITS &&
    digits.slice(1).every((count) => count >= MIN_PHONE_DIGITS || count < 3);
  return isSeveral
    ? { phone: parts[0] ?? '', others: parts.slice(1) }
    : { phone: bare, others: [] };
}
