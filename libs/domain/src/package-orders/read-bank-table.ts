import { parseDay, parseEuro } from '../formats/index.js';
import { BankStatementError, checkBankLines, type BankLine } from './bank-lines.js';

/** Columns of a bank's table, with the headings that Italian banks write. */
export const BANK_TABLE_COLUMNS = {
  giorno: [
    'data contabile',
    'data operazione',
    'data registrazione',
    'data movimento',
    'data',
    'data cont',
    'data op',
    'registrazione',
  ],
  valuta: ['data valuta'],
  descrizione: [
    'causale',
    'descrizione operazione',
    'descrizione movimento',
    'descrizione estesa',
    'dettagli',
    'dettaglio',
    'operazione',
    'note',
    'informazioni aggiuntive',
  ],
  ordinante: ['controparte', 'ordinante beneficiario', 'nominativo', 'nome ordinante'],
  importo: ['importo eur', 'importo euro', 'importo in euro', 'ammontare', 'importo €'],
  entrate: ['avere', 'accrediti', 'accredito', 'entrata', 'importo avere', 'avere eur', 'crediti'],
  uscite: ['dare', 'addebiti', 'addebito', 'uscita', 'importo dare', 'dare eur', 'debiti'],
  riferimento: [
    'riferimento banca',
    'id operazione',
    'numero operazione',
    'cro',
    'trn',
    'cro trn',
    'codice operazione',
  ],
} as const;
export type BankTableColumn = keyof typeof BANK_TABLE_COLUMNS;

export interface BankTableRow {
  line: number;
  cells: Readonly<Record<BankTableColumn, string>>;
  /** Further texts of the columns that the table has twice. */
  spare: readonly { key: BankTableColumn; value: string }[];
}

const COLUMNS_MESSAGE =
  'Mancano le colonne dell’estratto conto: servono la data, la descrizione e l’importo (oppure dare e avere).';

const readCents = (text: string): number | null => {
  if (text === '') return 0;
  const euro = parseEuro(text.replace(/^[+-]\s*|\s*(?:€|EUR)\s*$/gi, '').replace(/^[+-]\s*/, ''));
  return euro === null ? null : Math.round(euro * 100);
};

const isNegative = (text: string): boolean => /^\s*-|-\s*$/.test(text);

/** Cents of a row, negative where money went out; `null` for what is no amount. */
function readAmount({ importo, entrate, uscite }: BankTableRow['cells']): number | null {
  if (importo !== '') {
    const cents = readCents(importo);
    return cents === null ? null : isNegative(importo) ? -cents : cents;
  }
  const [paidIn, paidOut] = [readCents(entrate), readCents(uscite)];
  return paidIn === null || paidOut === null ? null : paidIn - paidOut;
}

/**
 * Movements of a bank's table. Rows without a day, such as balances, are left out.
 * @throws BankStatementError for missing columns, or an amount that is none
 */
export function readBankTable(
  rows: readonly BankTableRow[],
  present: ReadonlySet<BankTableColumn>,
): BankLine[] {
  const hasAmount = present.has('importo') || present.has('entrate');
  const hasDay = present.has('giorno') || present.has('valuta');
  if (!hasDay || !hasAmount || !(present.has('descrizione') || present.has('ordinante')))
    throw new BankStatementError(COLUMNS_MESSAGE);
  return checkBankLines(
    rows.flatMap(({ line, cells, spare }): BankLine[] => {
      const day = parseDay(cells.giorno) ?? parseDay(cells.valuta);
      if (day === null) return [];
      const amountCents = readAmount(cells);
      if (amountCents === null)
        throw new BankStatementError(
          `Alla riga ${line} l’importo non si legge: correggilo o scarica di nuovo l’estratto conto.`,
        );
      const text = [
        cells.descrizione,
        ...spare.filter(({ key }) => key === 'descrizione').map(({ value }) => value),
      ].join(' ');
      return [{ day, amountCents, payer: cells.ordinante, text, bankReference: cells.riferimento }];
    }),
  );
}
