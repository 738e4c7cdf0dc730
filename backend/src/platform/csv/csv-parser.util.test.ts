import { describe, expect, it } from '@jest/globals';
import { readSampleFile } from '../../../test/kit/invoices/wrapped-invoices.js';
import { Problem } from '../http/index.js';
import { parseCsv } from './index.js';

const COLUMNS = { nome: ['denominazione'], cap: ['codice postale'] } as const;
const read = (content: string | Buffer, maxRows = 100) =>
  parseCsv(Buffer.from(content), COLUMNS, { maxRows });
const cells = (content: string | Buffer) =>
  read(content).rows.map(({ cells: { nome, cap } }) => [nome, cap]);
const refusal = (content: string | Buffer, maxRows?: number): { status: number; code: string } => {
  try {
    read(content, maxRows);
  } catch (error) {
    if (error instanceof Problem) return { status: error.status, code: error.code };
    throw error;
  }
  throw new Error('Not refused');
};

describe('readCsv', () => {
  it.each([
    ['semicolons', 'nome;cap\nForlì;47121\n'],
    ['commas', 'nome,cap\nForlì,47121'],
    ['tabs', 'nome\tcap\r\nForlì\t47121\r\n'],
    ['a mark', '\ufeffnome;cap\r\nForlì;47121'],
    ['old line ends', 'nome;cap\rForlì;47121\r'],
    ['the line Excel understands', 'sep=;\r\nnome;cap\r\nForlì;47121'],
    [
      'headings in other words, order and case',
      'Codice_Postale;altro;DENOMINAZIONE\n47121;x;Forlì',
    ],
    ['quotes', '"nome";"cap"\n"Forlì";"47121"'],
    ['numbers kept as texts', 'nome;cap\n="Forlì";"=""47121"""'],
    ['empty lines and lines of nothing', 'nome;cap\n\n;\n  ;\nForlì;47121\n;;\n'],
    ['commas inside quotes of the heading', '"nome";"cap";"a,b,c,d"\nForlì;47121;'],
    ['quotes in the middle', 'nome;cap;via\nForlì;47121;Via "Roma" 1'],
    ['spaces', 'nome ; cap\n  Forlì ;  47121 '],
  ])('reads %s', (_, content) => expect(cells(content)).toEqual([['Forlì', '47121']]));

  it('reads the encodings spreadsheets write', () => {
    expect(cells(Buffer.from('nome;cap\nForlì;47121', 'latin1'))).toEqual([['Forlì', '47121']]);
    expect(cells(Buffer.from([0x6e, 0x6f, 0x6d, 0x65, 0x0a, 0x80, 0x92]))).toEqual([['€’', '']]);
    expect(
      cells(
        Buffer.concat([
          Buffer.from([0xff, 0xfe]),
          Buffer.from('nome\tcap\r\nForlì\t47121', 'utf16le'),
        ]),
      ),
    ).toEqual([['Forlì', '47121']]);
  });

  it('keeps delimiters, quotes and line breaks that are part of a value, and says in which line it was', () => {
    const { rows } = read('nome;cap\n"Via ""Roma""; 1";1\n"due\nrighe";2\n\ntre;3\n');
    expect(rows.map(({ line, cells: { nome } }) => [line, nome])).toEqual([
      [2, 'Via "Roma"; 1'],
      [3, 'due righe'],
      [6, 'tre'],
    ]);
    expect(read('sep=,\nnome,cap\na,1').rows[0]?.line).toBe(3);
  });

  it('says which headings it does not know, and copes with short and long lines', () => {
    const { present, unknown, rows } = read(
      'nome;colore;cap;__proto__;constructor\na\nb;x;1;y;z;w',
    );
    expect([[...present], unknown]).toEqual([
      ['nome', 'cap'],
      ['colore', '__proto__', 'constructor'],
    ]);
    expect(rows.map(({ cells: one }) => one)).toEqual([
      { nome: 'a', cap: '' },
      { nome: 'b', cap: '1' },
    ]);
  });

  it('drops control and direction characters, and cuts what is endless', () => {
    expect(cells('nome;cap\na\u202eb\u0007c\u200bd;1')).toEqual([['a b c d', '1']]);
    expect(cells(`nome;cap\n${'x'.repeat(50_000)};1`)[0]?.[0]).toHaveLength(2_000);
  });

  it.each([
    ['nothing', '', 400, 'csv-unreadable'],
    ['an open quote', 'nome;cap\n"a;1\nb;2', 400, 'csv-unreadable'],
    ['one heading twice', 'nome;cap;denominazione\na;1;b', 400, 'csv-unreadable'],
    ['a line without an end', `nome;cap\n${'x;'.repeat(200_000)}`, 400, 'csv-unreadable'],
    ['a workbook', Buffer.from('504b0304140006000800', 'hex'), 415, 'csv-unreadable'],
    ['an old workbook', Buffer.from('d0cf11e0a1b11ae1', 'hex'), 415, 'csv-unreadable'],
    ['null bytes', Buffer.from('nome;cap\na\0b;1'), 415, 'csv-unreadable'],
  ])('refuses %s', (_, content, status, code) =>
    expect(refusal(content)).toEqual({ status, code }),
  );

  it('refuses more lines than it takes', () => {
    expect(read('nome\n1\n2\n3', 3).rows).toHaveLength(3);
    expect(refusal('nome\n1\n2\n3\n4', 3)).toEqual({ status: 413, code: 'csv-too-long' });
  });
});

it('reads a list that a spreadsheet saved as Unicode text, with tabs', () => {
  const { rows } = parseCsv(
    readSampleFile('customers-utf16-tabs.csv'),
    { nome: [], cognome: [], comune: [], provincia: [], cap: [] },
    { maxRows: 100 },
  );
  expect(rows).toHaveLength(1);
  expect(rows[0]?.cells.nome).toBe('Elena');
});
