import { describe, expect, it } from '@jest/globals';
import { buildTransferReason } from '../recharge-package/index.js';
import {
  listBankLineKeys,
  matchBankLines,
  readBankTable,
  readCbiStatement,
  isCbiStatement,
  BankStatementError,
  BANK_TABLE_COLUMNS,
  type BankLine,
  type BankTableColumn,
  type StatementOrder,
} from './index.js';

const line = (change: Partial<BankLine> = {}): BankLine => ({
  day: '2026-11-21',
  amountCents: 21_960,
  payer: 'INFISSI PERO SRL',
  text: 'BON. DA INFISSI PERO SRL Infissi Pero srl - ufficio(at)infissipero.it - Base',
  bankReference: 'TRN1',
  ...change,
});
const order = (change: Partial<StatementOrder> = {}): StatementOrder => {
  const [businessName, email] = ['Infissi Però srl', 'ufficio@infissipero.it'];
  return {
    id: 5,
    accountId: 7,
    amountCents: 21_960,
    amountDueCents: 21_960,
    transferDay: '2026-11-20',
    isOpen: true,
    businessName,
    email,
    packageName: 'Base',
    reason: buildTransferReason({ businessName, email, packageName: 'Base' }),
    ...change,
  };
};
const match = (
  lines: BankLine[],
  orders: StatementOrder[],
  credited: Parameters<typeof matchBankLines>[2]['credited'] = [],
  isCredited = () => false,
) => matchBankLines(lines, orders, { credited, isCredited });
const states = (...args: Parameters<typeof match>) =>
  match(...args).map(({ state, orderId }) => [state, orderId]);

describe('a line is credited only where everything agrees', () => {
  it.each<[string, Partial<BankLine>, Partial<StatementOrder>, string, RegExp]>([
    ['reason, company and sum', {}, {}, 'sure', /^$/],
    ['the reason broken by the bank', { text: 'UFFICIO(AT)INFISSIP ERO.IT' }, {}, 'sure', /^$/],
    ['company and sum alone', { text: 'bonifico' }, {}, 'likely', /solo azienda/],
    ['a part of the sum', { amountCents: 10_000 }, {}, 'check', /importo è diverso.*219,60/],
    ['a cent more', { amountCents: 21_961 }, {}, 'check', /importo è diverso/],
    [
      'another sum than the price, as announced',
      { amountCents: 10_000 },
      { amountCents: 10_000 },
      'check',
      /non è il prezzo/,
    ],
    ['the sum alone', { payer: 'ALTRI', text: 'acconto' }, {}, 'check', /solo l’importo/],
    [
      'a company whose name only begins so',
      { payer: 'INFISSI PEROTTI SRL', text: '' },
      {},
      'check',
      /solo l’importo/,
    ],
    ['a day before the transfer', { day: '2026-11-18' }, {}, 'check', /prima del giorno/],
    ['the day before, for the clocks of banks', { day: '2026-11-19' }, {}, 'sure', /^$/],
    ['a confirmed order', {}, { isOpen: false }, 'check', /già confermato/],
    [
      'an order confirmed long ago',
      { day: '2026-12-21' },
      { isOpen: false },
      'none',
      /Nessun bonifico/,
    ],
    ['nobody', { payer: 'ALTRI', text: 'x', amountCents: 1 }, {}, 'none', /Nessun bonifico/],
    ['money that went out', { amountCents: -21_960 }, {}, 'out', /^$/],
  ])('%s', (_, lineChange, orderChange, state, reason) => {
    const [result] = match([line(lineChange)], [order(orderChange)]);
    expect(result?.state).toBe(state);
    expect(result?.reason).toMatch(reason);
  });

  it('prefers the order whose reason it has', () =>
    expect(states([line()], [order({ id: 6, reason: 'Ordine diverso 99' }), order()])).toEqual([
      ['sure', 5],
    ]));

  it('credits none of two orders that fit alike', () => {
    const [result] = match([line()], [order(), order({ id: 6 })]);
    expect([result?.state, result?.reason]).toEqual(['check', expect.stringContaining('5, 6')]);
  });

  it('credits none of two lines that fit one order', () =>
    expect(states([line(), line({ bankReference: 'TRN2' })], [order()])).toEqual([
      ['check', 5],
      ['check', 5],
    ]));

  it('does not credit the movement of another statement again', () => {
    const before = { accountId: 7, day: '2026-11-20', amountCents: 21_960 };
    expect(states([line()], [order()], [before])).toEqual([['check', 5]]);
    expect(states([line()], [order()], [{ ...before, day: '2026-11-10' }])).toEqual([['sure', 5]]);
    expect(states([line()], [order()], [{ ...before, accountId: 8 }])).toEqual([['sure', 5]]);
    expect(states([line()], [order()], [], () => true)).toEqual([['credited', null]]);
  });
});

describe('keys of lines', () => {
  it('are the same in an overlapping statement, and differ for equal movements', () => {
    const first = listBankLineKeys([
      line(),
      line({ bankReference: '' }),
      line({ bankReference: '' }),
    ]);
    expect(new Set(first).size).toBe(3);
    expect(listBankLineKeys([line({ text: 'otherwise' })])).toEqual([first[0]]);
    expect(listBankLineKeys([line({ bankReference: 'NOTPROVIDED' })])).toEqual([first[1]]);
  });
});

describe('tables of banks', () => {
  const read = (rows: Partial<Record<BankTableColumn, string>>[]) =>
    readBankTable(
      rows.map((cells, index) => ({
        line: index + 2,
        cells: {
          ...(Object.fromEntries(Object.keys(BANK_TABLE_COLUMNS).map((key) => [key, ''])) as Record<
            BankTableColumn,
            string
          >),
          ...cells,
        },
        spare: [],
      })),
      new Set(rows.flatMap((cells) => Object.keys(cells) as BankTableColumn[])),
    ).map(({ day, amountCents }) => [day, amountCents]);

  it.each<[Partial<Record<BankTableColumn, string>>, number]>([
    [{ importo: '1.234,56' }, 123_456],
    [{ importo: '+1.234,56 €' }, 123_456],
    [{ importo: '-12,00' }, -1_200],
    [{ importo: '1234.56' }, 123_456],
    [{ importo: '122,00 EUR' }, 12_200],
    [{ entrate: '122,00', uscite: '' }, 12_200],
    [{ entrate: '', uscite: '-122,00' }, -12_200],
    [{ entrate: '', uscite: '122' }, -12_200],
  ])('%j', (cells, cents) =>
    expect(read([{ giorno: '21/11/2026', descrizione: 'x', ...cells }])).toEqual([
      ['2026-11-21', cents],
    ]),
  );

  it('leaves balances out, and refuses what is no statement', () => {
    const good = { giorno: '21/11/2026', descrizione: 'x', importo: '1,00' };
    expect(read([{ descrizione: 'Saldo iniziale', importo: '99,00' }, good])).toHaveLength(1);
    expect(() => read([{ descrizione: 'x' }])).toThrow(BankStatementError);
    expect(() => read([{ ...good, importo: 'boh' }])).toThrow(/riga 2/);
    expect(() => read([{ ...good, giorno: 'Totale' }])).toThrow(/nessun movimento/);
  });
});

describe('records of CBI', () => {
  const record62 = (sign: 'C' | 'D', amount: string) =>
    ` 620000001001211126211126${sign}${amount.padStart(15, '0')}4800${''.padEnd(16)}${'RIF4711'.padEnd(16)}${''.padEnd(9)}BONIFICO`.padEnd(
      120,
    );
  const TEXT = [
    ' RH03069030692111260001'.padEnd(120),
    ' 610000001             93001 0306901234000000012345EUR211126C000000001000,00'.padEnd(120),
    record62('C', '122,00'),
    ' 630000001001Serramenti Bianchi - info(at)bianchi.it - Dieci'.padEnd(120),
    ' 630000001001YY2Serramenti Bianchi srl'.padEnd(120),
    record62('D', '15,5'),
    ' EF03069030692111260001'.padEnd(120),
  ].join('\r\n');

  it('are read with their texts', () => {
    expect(isCbiStatement(TEXT)).toBe(true);
    expect(isCbiStatement('Data;Importo')).toBe(false);
    expect(readCbiStatement(TEXT)).toEqual([
      {
        day: '2026-11-21',
        amountCents: 12_200,
        payer: 'Serramenti Bianchi srl',
        text: 'BONIFICO Serramenti Bianchi - info(at)bianchi.it - Dieci',
        bankReference: 'RIF4711',
      },
      expect.objectContaining({ amountCents: -1_550 }),
    ]);
  });
});
