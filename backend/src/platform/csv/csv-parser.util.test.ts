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
    ['bars', 'nome|cap\nForlì|47121'],
    ['a title', 'Elenco dei comuni;\n\nnome;cap\nForlì;47121'],
    ['a title with delimiters', 'Comuni, anno 2026, zona nord, rivisti\nnome;cap\nForlì;47121'],
    ['titles with other line ends', 'Comuni\nnome;cap\r\nForlì;47121\r\n'],
    ['titles with other line ends the other way round', 'Comuni\r\nnome;cap\nForlì;47121\n'],
    ['headings once more on another page', 'nome;cap\nForlì;47121\nnome;cap\n'],
    ['the line Excel understands in quotes', '"sep=,"\r\nnome,cap\r\nForlì,47121'],
    ['the line Excel understands of the file before', 'sep=;\nnome,cap\nForlì,47121'],
    ['rows in one cell', '"nome;cap"\n"Forlì;47121"\n'],
    ['rows in one cell with quotes', '"nome,""cap"""\n"""Forlì"",47121"\n'],
    ['rows in one cell with empty ones', '"nome;cap";;\n"Forlì;47121";;\n'],
    ['rows in one cell that another delimiter separates', '"nome;cap",,\n"Forlì;47121",,\n'],
    ['some rows in one cell', 'nome;cap;via\n"Forlì;47121;""Via Roma, 3"""\n'],
    ['blanks and marks without a width', 'no\u200bme;cap\u00a0\nFor\u200blì;\ufeff47121\u00a0'],
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

  it('says which rows are no rows, and how far a row goes', () => {
    const { titles, rows } = read('Comuni;\nZona: nord\nnome;cap\na;1\nnome;cap\n"b\nc";2\n');
    expect(titles).toEqual(['Comuni', 'Zona: nord', 'nome cap']);
    expect(rows.map(({ line, lastLine }) => [line, lastLine])).toEqual([
      [4, 4],
      [6, 7],
    ]);
  });

  it.each([
    ['at the end', 'nome;cap\na;1\n"b;2\nc;3\n', 3],
    ['before other quotes', 'nome;cap\n"a;1\nb;2\n"c";3\n', 2],
    ['behind a title and a declaration', 'sep=;\nComuni\nnome;cap\n\n"a;1\nb;2\n', 5],
    ['in the middle of a row', 'nome;cap\r\na;"1\r\nb;2\r\n', 2],
    ['over whole rows', 'nome;cap;via\n"a;1;x\nb;2;y\nc";3;z\n', 2],
    ['behind quotes that close', 'nome;cap\n"a ""x""\ny";1\n"b;2\n', 4],
  ])('names the line where quotes open %s', (_, content, line) => {
    expect(() => read(content)).toThrow(new RegExp(`alla riga ${line} `));
  });

  it('takes columns of one meaning only where it is told to', () => {
    const { rows } = parseCsv(
      Buffer.from('nome;denominazione;cap\na;b;1\n;c;2\nd;d;3\n'),
      COLUMNS,
      {
        maxRows: 9,
        isRepeatable: true,
      },
    );
    expect(rows.map(({ cells: { nome }, spare }) => [nome, spare])).toEqual([
      ['a', [{ key: 'nome', heading: 'denominazione', value: 'b' }]],
      ['c', []],
      ['d', []],
    ]);
  });

  it('knows headings with other words beside them, and columns that number the rows', () => {
    const { present, unknown } = parseCsv(
      Buffer.from('N.;Nome del cliente;C.A.P. di residenza\n1;a;2\n'),
      { ...COLUMNS, numero: ['n'] },
      { maxRows: 9, fillers: ['del', 'cliente', 'di', 'residenza'], rowNumbers: ['n'] },
    );
    expect([[...present], unknown]).toEqual([['nome', 'cap'], ['N.']]);
  });

  it.each([
    ['quotes', '"'],
    ['pairs of quotes', '""'],
    ['quoted cells', '"a";'],
    ['quoted lines', '"a"\n'],
    ['open quotes', ';"a'],
    ['rows in one cell', '"nome;cap"\n'],
    ['line breaks in quotes', '"\n"x'],
    ['blanks', ' \t'],
    ['headings', 'nome;'],
    ['apostrophes and signs', "'=\u200b"],
  ])('reads or refuses a megabyte of %s quickly', (_, part) => {
    const start = process.threadCpuUsage();
    try {
      read(`nome;cap;via\n${part.repeat(1_000_000 / part.length)}`);
    } catch (error) {
      expect(error).toBeInstanceOf(Problem);
    }
    expect(process.threadCpuUsage(start).user / 1_000).toBeLessThan(10_000);
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

  it('removes invisible, control and direction characters, and cuts what is endless', () => {
    expect(cells('nome;cap\na\u202eb\u0007c\u200bd;1')).toEqual([['a b cd', '1']]);
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
