import fc from 'fast-check';
import { describe, expect, it } from '@jest/globals';
import { parseCustomerCsv, type CustomerColumn } from './customer-csv.util.js';
import { toCustomerLine, type CustomerLine } from './customer-line.mapper.js';

const LOOKUPS = {
  resolveMunicipality: () => ({ kind: 'none', reason: '' }) as const,
  decodeTaxCode: () => Promise.resolve(null),
};

async function readRows(csv: string): Promise<CustomerLine[]> {
  const { rows } = parseCustomerCsv(Buffer.from(csv));
  return Promise.all(rows.map((row) => toCustomerLine(row, null, LOOKUPS)));
}
async function readRow(csv: string): Promise<Extract<CustomerLine, { form: unknown }>> {
  const [row] = await readRows(csv);
  if (row === undefined || 'problem' in row) throw new Error(row?.problem ?? 'No row');
  return row;
}

describe('headings of a list', () => {
  it.each<[CustomerColumn, string[]]>([
    ['nome', ['Nome', 'NOME', ' nome ', 'Nome cliente', 'Nome del beneficiario', 'Nome (*)']],
    ['cognome', ['Cognome', 'Cognome Cliente']],
    ['ragione_sociale', ['Ragione sociale', 'Rag. Soc.', 'RAG.SOC.', 'Denominazione', 'Azienda']],
    ['nominativo', ['Nominativo', 'Cliente', 'Intestatario', 'Beneficiario', 'Nome completo']],
    [
      'cognome_nome',
      ['Cognome e Nome', 'COGNOME NOME', 'Cognome/Nome', 'Cliente (cognome e nome)'],
    ],
    ['nome_cognome', ['Nome e cognome', 'Nome Cognome', 'Nome & Cognome']],
    [
      'codice_fiscale',
      ['C.F.', 'CF', 'Cod. Fisc.', 'Codice Fiscale', 'C.F./P.IVA', 'P.IVA / C.F.'],
    ],
    ['partita_iva', ['P.IVA', 'P. IVA', 'Partita IVA', 'Part. IVA', 'P.I.']],
    ['telefono', ['Tel.', 'Telefono', 'Cell.', 'Cellulare', 'Tel/Cell', 'N. telefono', 'Recapito']],
    ['indirizzo', ['Indirizzo', 'Via', 'Indirizzo di residenza']],
    ['civico', ['Civico', 'N. civico', 'Numero civico', 'Nr. civico', 'N° civico', 'N°']],
    ['comune', ['Comune', 'Città', 'CITTA’', 'Località', 'Comune di residenza']],
    ['provincia', ['Prov.', 'Provincia', 'PR', 'Prov. residenza']],
    ['cap', ['CAP', 'C.A.P.', 'Cap.', 'Codice postale']],
    ['servizio', ['Servizio', 'Detrazione', 'Tipo pratica', 'Bonus']],
    ['inizio_lavori', ['Inizio lavori', 'Data inizio lavori']],
    ['fine_lavori', ['Fine lavori', 'Data fine lavori', 'Data fine']],
  ])('%s is found by %j', (key, headings) => {
    for (const heading of headings) {
      const { present, unknown } = parseCustomerCsv(Buffer.from(`Note;"${heading}"\nx;y\n`));
      expect([heading, [...present], unknown]).toEqual([heading, [key], ['Note']]);
    }
  });

  it.each(['E-mail', 'Note', 'Data di nascita', 'Comune di nascita', 'Importo', 'Agente'])(
    '%j is told as unknown',
    (heading) => {
      const { unknown } = parseCustomerCsv(Buffer.from(`Cliente;${heading}\nx;y\n`));
      expect(unknown).toEqual([heading]);
    },
  );

  it('takes the first column for numbers of rows, another for numbers of houses', () => {
    const { rows, unknown } = parseCustomerCsv(
      Buffer.from('N.;Cliente;Via;N.\n1;Verdi Elena;Via Roma;7\n'),
    );
    expect([unknown, rows[0]?.cells.civico]).toEqual([['N.'], '7']);
  });
});

describe('values of a row', () => {
  it.each<[string, string, object, RegExp[]]>([
    ['an abbreviated number', '3,33E+09', { beneficiaryPhone: null }, [/cifre sono perse/]],
    [
      'two numbers',
      '333 1234567 / 035 123456',
      { beneficiaryPhone: '3331234567' },
      [/solo il primo/],
    ],
    ['a second line', '035 123456/7', { beneficiaryPhone: '035123456' }, [/solo il primo/]],
    ['separators', '333/123.45.67', { beneficiaryPhone: '3331234567' }, []],
    ['a word', 'Cell. 333 1234567', { beneficiaryPhone: '3331234567' }, []],
    ['no number', 'non ha', { beneficiaryPhone: null }, [/Telefono non valido/]],
  ])('reads the telephone with %s', async (_, phone, form, remarks) => {
    const row = await readRow(`Nome;Cognome;Tel.\nElena;Verdi;"${phone}"\n`);
    expect(row.form).toMatchObject(form);
    expect([...row.notes, ...row.changes]).toEqual(
      remarks.map((one) => expect.stringMatching(one)),
    );
  });

  it('tells a day that was a number of a house', async () => {
    const row = await readRow('Nominativo;Via;N.\nVerdi, Elena;Via Roma;12-mar\n');
    expect(row.form.beneficiaryResidentialAddressNumber).toBeNull();
    expect(row.notes).toEqual([expect.stringContaining('«12-mar»')]);
  });

  it('divides street and number where the list has one column for both', async () => {
    const rows = await readRows(
      'Nominativo;Indirizzo;N.\nVerdi, Elena;"Via Roma, 12/A";\nNeri, Ada;Via Po 3;7\nBruni, Ida;Via Po;\n',
    );
    expect(rows).toEqual([
      expect.objectContaining({
        form: expect.objectContaining({
          beneficiaryResidentialAddress: 'Via Roma',
          beneficiaryResidentialAddressNumber: '12/A',
        }),
        changes: expect.arrayContaining([
          'Indirizzo: «Via Roma, 12/A» diviso in via «Via Roma» e numero civico «12/A».',
        ]),
      }),
      expect.objectContaining({
        form: expect.objectContaining({
          beneficiaryResidentialAddress: 'Via Po 3',
          beneficiaryResidentialAddressNumber: '7',
        }),
      }),
      expect.objectContaining({
        form: expect.objectContaining({ beneficiaryResidentialAddressNumber: null }),
      }),
    ]);
  });

  it('takes a row of totals for no customer', async () => {
    expect(await readRows('Nominativo;Tel.\nTotale;12\n')).toEqual([
      { problem: 'È una riga di totali, non un cliente.' },
    ]);
  });

  it('uses the first of two telephone columns and tells the other', async () => {
    const rows = await readRows(
      'Nome;Cognome;Tel.;Cell.\nElena;Verdi;035123456;3331234567\nAda;Neri;;3331234567\nIda;Bruni;3331234567;3331234567\n',
    );
    expect(rows).toEqual([
      expect.objectContaining({
        form: expect.objectContaining({ beneficiaryPhone: '035123456' }),
        changes: [expect.stringContaining('«Cell.»: «3331234567» non usato')],
      }),
      expect.objectContaining({
        form: expect.objectContaining({ beneficiaryPhone: '3331234567' }),
        changes: [],
      }),
      expect.objectContaining({ changes: [] }),
    ]);
  });

  it.each<[string, string, object, RegExp[]]>([
    [
      'a company by its name',
      'Condominio Le Betulle;;',
      { isCompany: true, immovablePossessionType: 1 },
      [/azienda o condominio/],
    ],
    [
      'a company by its number',
      'Betulle;;12345678903',
      { isCompany: true, beneficiarySsn: '12345678903' },
      [/azienda/],
    ],
    [
      'a number without its zero',
      'Betulle;;1234567897',
      { isCompany: true, beneficiarySsn: '01234567897' },
      [/azienda/, /zeri davanti/],
    ],
    [
      'a person with a title',
      'Sig.ra Verdi, Elena;;',
      { isCompany: false, beneficiaryFirstName: 'Elena', beneficiaryLastName: 'Verdi' },
      [/virgola/],
    ],
    [
      'a person undivided',
      'Verdi Elena;;',
      { isCompany: false, beneficiaryFirstName: null, beneficiaryLastName: 'Verdi Elena' },
      [/Dividilo/],
    ],
    [
      'a code that does not belong to the name',
      'Verdi Elena;RSSMRA80A01H501U;',
      { beneficiaryLastName: 'Verdi Elena' },
      [/Dividilo/],
    ],
    [
      'a code changed by a blank',
      'Rossi Mario;RSS MRA 80A01 H501U;',
      { beneficiaryFirstName: 'Mario', beneficiarySsn: 'RSSMRA80A01H501U' },
      [/codice fiscale/],
    ],
    [
      'a person with a wrong code',
      'Rossi Mario;RSSMRA80A01H501X;',
      { isCompany: false, beneficiaryFirstName: 'Mario', beneficiarySsn: null },
      [/non valido/, /diviso/],
    ],
  ])('reads %s', async (_, cells, form, remarks) => {
    const row = await readRow(`Nominativo;C.F.;P.IVA\n"${cells.replaceAll(';', '";"')}"\n`);
    expect(row.form).toMatchObject(form);
    expect([...row.notes, ...row.changes]).toEqual(
      remarks.map((one) => expect.stringMatching(one)),
    );
  });

  it('tells names that it does not use', async () => {
    const rows = await readRows(
      'Ragione sociale;Nome;Cognome;Cliente;C.F.;P.IVA\nBetulle;Elena;Verdi;;;12345678903\n;Elena;Verdi;Verdi Elena;;\n;Elena;Verdi;Neri Ada;;12345678903\n',
    );
    expect(rows.map((row) => ('changes' in row ? row.changes : null))).toEqual([
      ['Nome «Elena Verdi» non usato: la riga ha la ragione sociale.'],
      [],
      [
        'Nominativo «Neri Ada» non usato: la riga ha nome e cognome.',
        expect.stringContaining('Partita IVA «12345678903» non usata'),
      ],
    ]);
  });
});

/** A value as it was, and as a spreadsheet may have written it. */
interface Written {
  cell: string;
  value: string | number | null;
  /** The row has to say that the value is another than the text. */
  isTold?: boolean;
}

const PHONES: Written[] = [
  { cell: '3331234567', value: '3331234567' },
  { cell: '333 123 4567', value: '3331234567' },
  { cell: '+39 333.1234567', value: '3331234567' },
  { cell: '3331234567.0', value: '3331234567', isTold: true },
  { cell: '3331234567,00', value: '3331234567', isTold: true },
  { cell: "'3331234567", value: '3331234567', isTold: true },
  { cell: '="3331234567"', value: '3331234567' },
  { cell: '3,331234567E+09', value: '3331234567', isTold: true },
  { cell: '3,33E+09', value: null, isTold: true },
  { cell: '3.33E+09', value: null, isTold: true },
  { cell: '333\u00a0123\u200b4567', value: '3331234567' },
  { cell: 'n.d.', value: null, isTold: true },
  { cell: '', value: null },
];
const DAYS: Written[] = [
  '15/03/2026',
  '15-mar-26',
  '15/mar/2026',
  '15 marzo 2026',
  '15° marzo 2026',
  'domenica 15 marzo 2026',
  '2026-03-15',
  '2026-03-15 00:00:00',
  '15.3.26',
  '\u200b15/03/2026\u00a0',
  "'15/03/2026",
].map((cell) => ({ cell, value: '2026-03-15' }));
DAYS.push(
  { cell: '46096', value: '2026-03-15', isTold: true },
  { cell: '46096.0', value: '2026-03-15', isTold: true },
  { cell: '46096,0', value: '2026-03-15', isTold: true },
  { cell: '31/02/2026', value: null, isTold: true },
  { cell: 'in primavera', value: null, isTold: true },
  { cell: '', value: null },
);
const SERVICES: Written[] = [
  { cell: 'Ecobonus', value: 1 },
  { cell: 'Eco bonus', value: 1 },
  { cell: 'ECO-BONUS 50%', value: 1 },
  { cell: 'BonusCasa', value: 2 },
  { cell: 'bonus\u00a0casa', value: 2 },
  { cell: 'Bonus Sicurezza', value: 3 },
  { cell: '2.0', value: 2, isTold: true },
  { cell: 'Superbonus', value: null, isTold: true },
  { cell: '', value: null },
];
const NUMBERS: Written[] = [
  { cell: '12', value: '12' },
  { cell: '12/A', value: '12/A' },
  { cell: '12.0', value: '12', isTold: true },
  { cell: "'12", value: '12', isTold: true },
  { cell: '12-mar', value: null, isTold: true },
  { cell: '', value: null },
];
/** Cells that name Elena Verdi, with or without a division. */
const NAMES: { headings: string[]; cells: string[]; isWhole?: boolean }[] = [
  { headings: ['Nome', 'Cognome'], cells: ['Elena', 'Verdi'] },
  { headings: ['COGNOME', 'NOME'], cells: ['Ver\u200bdi', 'Elena\u00a0'] },
  { headings: ['Cognome e Nome'], cells: ['Verdi  Elena'] },
  { headings: ['Nome e cognome'], cells: ['Elena Verdi'] },
  { headings: ['Nominativo'], cells: ['Verdi, Elena'] },
  { headings: ['Cliente', 'C.F.'], cells: ['Elena Verdi', "'VRD LNE 80A41 A794Q"] },
  { headings: ['Intestatario'], cells: ['Verdi Elena'], isWhole: true },
];

const pick = (values: readonly Written[]) => fc.constantFrom(...values);
const row = fc.record({
  phone: pick(PHONES),
  begin: pick(DAYS),
  end: pick(DAYS),
  service: pick(SERVICES),
  number: pick(NUMBERS),
});
const list = fc.record({
  rows: fc.array(row, { minLength: 5, maxLength: 8 }),
  names: fc.constantFrom(...NAMES),
  phone: fc.constantFrom('Tel.', 'Cell.', 'TELEFONO', 'Tel/Cell', '"Cellulare"'),
  number: fc.constantFrom('N.', 'Nr.', 'N° civico', 'Civico'),
  begin: fc.constantFrom('Inizio lavori', 'DATA INIZIO'),
  end: fc.constantFrom('Fine lavori', 'data_fine_lavori'),
  service: fc.constantFrom('Servizio', 'Detrazione', 'Tipo pratica'),
  delimiter: fc.constantFrom(';', ',', '\t'),
  lineEnd: fc.constantFrom('\n', '\r\n', '\r'),
  titles: fc.constantFrom([], ['Elenco clienti'], ['Clienti, anno 2026', 'Aggiornato; al 15/3']),
  wrapping: fc.constantFrom('none', 'quoted', 'one-cell'),
  head: fc.constantFrom('', '\ufeff', 'sep', '"sep"'),
});
type List = typeof list extends fc.Arbitrary<infer T> ? T : never;

const quote = (text: string): string => `"${text.replaceAll('"', '""')}"`;

function writeList({ rows, names, delimiter, lineEnd, titles, wrapping, head, ...list }: List) {
  const table = [
    [
      ...names.headings,
      list.phone.replaceAll('"', ''),
      'Indirizzo',
      list.number,
      list.begin,
      list.end,
      list.service,
    ],
    ...rows.map(({ phone, number, begin, end, service }) => [
      ...names.cells,
      phone.cell,
      'Via Roma',
      number.cell,
      begin.cell,
      end.cell,
      service.cell,
    ]),
  ];
  const write = (cells: string[]): string => {
    const line = cells
      .map((cell) =>
        wrapping === 'quoted' || cell.includes(delimiter) || cell.includes('"')
          ? quote(cell)
          : cell,
      )
      .join(delimiter);
    return wrapping === 'one-cell' ? quote(line) : line;
  };
  const declared =
    head === 'sep' ? [`sep=${delimiter}`] : head === '"sep"' ? [`"sep=${delimiter}"`] : [];
  const lines = [...declared, ...titles.map((title) => quote(title)), ...table.map(write)];
  return `${head === '\ufeff' ? head : ''}${lines.join(lineEnd)}${lineEnd}`;
}

it('reads every list with its values, or tells them', async () => {
  let count = 0;
  await fc.assert(
    fc.asyncProperty(list, async (written) => {
      const lines = await readRows(writeList(written));
      expect(lines).toHaveLength(written.rows.length);
      for (const [index, line] of lines.entries()) {
        const source = written.rows[index];
        if (source === undefined || 'problem' in line) throw new Error(`Row ${index} was not read`);
        count += 1;
        const { form, notes, changes } = line;
        const { phone, begin, end, service, number } = source;
        expect({
          first: form.beneficiaryFirstName,
          last: form.beneficiaryLastName,
          phone: form.beneficiaryPhone,
          street: form.beneficiaryResidentialAddress,
          number: form.beneficiaryResidentialAddressNumber,
          begin: form.interventionStartDate,
          end: form.interventionEndDate,
          service: form.serviceType,
        }).toEqual({
          first: written.names.isWhole === true ? null : 'Elena',
          last: written.names.isWhole === true ? 'Verdi Elena' : 'Verdi',
          phone: phone.value,
          street: 'Via Roma',
          number: number.value,
          begin: begin.value,
          end: end.value,
          service: service.value,
        });
        const remarks = [...notes, ...changes].join('\n');
        for (const { cell, isTold } of Object.values(source))
          if (isTold === true) expect(remarks).toContain(`«${cell}»`);
      }
    }),
    { numRuns: 110 },
  );
  expect(count).toBeGreaterThan(500);
});
