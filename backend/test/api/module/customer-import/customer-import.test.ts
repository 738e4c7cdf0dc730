/** @core */
import type {
  CustomerImportDto,
  CustomerPreviewDto,
  DossierDto,
  DossierListItemDto,
} from '@pratiche/api';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { createCsvForm } from '../../../kit/csv-fixtures.js';
import { expectOk, readDossier, type Member } from '../../../kit/dossier-flow.js';
import { expectItalian, expectProblem } from '../../../kit/problem-assertions.js';
import { createMember, sql } from '../../../kit/account-fixtures.js';

const HEAD =
  'nome;cognome;codice fiscale;telefono;indirizzo;civico;comune;prov;cap;servizio;fine lavori';

let me: Member;
beforeEach(async () => {
  me = await createMember({});
});

const preview = (csv: string | Buffer) =>
  expectOk<CustomerPreviewDto>(me.http.post('Module/csv/preview', { form: createCsvForm(csv) }));
const send = (csv: string | Buffer, fields: Record<string, string>) =>
  me.http.post('Module/csv/import', { form: createCsvForm(csv, fields) });
const drafts = async () =>
  expectOk<DossierListItemDto[]>(me.http.get('Module/getAll', { query: { state: 'DRAFT' } }));
async function imported(csv: string | Buffer, duplicates?: 'skip' | 'create'): Promise<number[]> {
  const { confirmation } = await preview(csv);
  return (
    await expectOk<CustomerImportDto>(
      send(csv, { confirmation, ...(duplicates ? { duplicates } : {}) }),
    )
  ).ids;
}

describe('import of customers', () => {
  it('reads codes and days as the fields of the wizard do', async () => {
    const csv = `${HEAD}\nMario;Rossi;C.F. RSS MRA 80A01 F205X;;;;;;;;2026-03-15T00:00:00\nAda;Neri;;;;;;;;;150326\n`;
    const { lines } = await preview(csv);
    expect(lines.map(({ notes, problem }) => [notes, problem])).toEqual([
      [[], null],
      [[], null],
    ]);
    const [first = 0, second = 0] = await imported(csv);
    expect(await readDossier<DossierDto>(me.http, first)).toMatchObject({
      beneficiarySsn: 'RSSMRA80A01F205X',
      beneficiaryBirthDate: '1980-01-01',
      interventionEndDate: '2026-03-15',
    });
    expect((await readDossier<DossierDto>(me.http, second)).interventionEndDate).toBe('2026-03-15');
  });

  it('says what each line becomes, stores nothing, then makes the drafts', async () => {
    const csv = `${HEAD};e-mail\r\nGelsomino;Trapani;;+39 333 000 0000;Via dei Glicini;12/A;bergamo;BG;24121;ecobonus;15/03/2026;a@b.it\r\nOrtensia;Fiordaliso;;;;;Forlì;;47121;Bonus Casa;\r\n`;
    const { lines, unknownColumns } = await preview(csv);
    expect(unknownColumns).toEqual(['e-mail']);
    expect(lines.map(({ line, client, notes, problem }) => [line, client, notes, problem])).toEqual(
      [
        [2, expect.stringContaining('Trapani'), [], null],
        [3, expect.stringContaining('Fiordaliso'), [], null],
      ],
    );
    expect(lines[0]?.summary).toEqual([
      'Ecobonus',
      'Via dei Glicini 12/A',
      '24121 Bergamo (BG)',
      'tel. 3330000000',
      'fine lavori 15/03/2026',
    ]);
    expect(await drafts()).toEqual([]);

    const [first = 0, second = 0] = await imported(csv);
    expect(await readDossier<DossierDto>(me.http, first)).toMatchObject({
      isCompany: false,
      beneficiaryFirstName: 'Gelsomino',
      beneficiaryLastName: 'Trapani',
      beneficiaryPhone: '3330000000',
      serviceType: 1,
      interventionEndDate: '2026-03-15',
      beneficiaryResidentialAddress: 'Via dei Glicini',
      beneficiaryResidentialMunicipality: 'Bergamo',
      beneficiaryResidentialZip: '24121',
      beneficiaryResidentialProvince: 'BG',
      beneficiaryResidentialClimateZone: 'E',
    });
    expect(await readDossier<DossierDto>(me.http, second)).toMatchObject({
      serviceType: 2,
      beneficiaryResidentialMunicipality: 'Forlì',
      beneficiaryResidentialProvince: 'FC',
    });
    expect((await drafts()).map(({ id }) => id).sort()).toEqual([first, second].sort());
  });

  it('leaves out what it does not understand and says so; refuses lines without a customer', async () => {
    const { lines } = await preview(
      `${HEAD}\nGelsomino;Trapani;XXXXXX;12;;;Atlantide;;00000;Ecosconto;31/02/2026\n;;;;;;Bergamo;;;;\nSolo;;;;;;;;;;`,
    );
    expect(lines[0]?.notes).toHaveLength(5);
    for (const note of lines[0]?.notes ?? []) expectItalian(note);
    expect(lines.map(({ problem }) => problem === null)).toEqual([true, false, false]);
    expect(
      await imported(
        `${HEAD}\nGelsomino;Trapani;XXXXXX;12;;;Atlantide;;00000;Ecosconto;31/02/2026\n;;;;;;Bergamo;;;;\nSolo;;;;;;;;;;`,
      ),
    ).toHaveLength(1);
  });

  it('takes companies, and codes spreadsheets have changed', async () => {
    const [id = 0] = await imported(
      'Ragione sociale,Partita IVA,Città,CAP\n"Betulle, s.r.l.",IT 12345678903,Bologna,40121\n',
    );
    expect(await readDossier<DossierDto>(me.http, id)).toMatchObject({
      isCompany: true,
      beneficiaryCompanyName: 'Betulle, s.r.l.',
      beneficiarySsn: '12345678903',
      beneficiaryResidentialMunicipality: 'Bologna',
    });
  });

  it('asks about customers who have a draft or come twice', async () => {
    const csv = `ragione sociale;partita iva\nBetulle;12345678903\nBetulle bis;12345678903\n`;
    const [id] = await imported(csv);
    expect((await preview(csv)).lines.map(({ duplicateOf }) => duplicateOf)).toEqual([
      { dossierId: id, line: null },
      { dossierId: id, line: null },
    ]);
    const { confirmation } = await preview(csv);
    expectProblem(await send(csv, { confirmation }), 422, 'nothing-to-import');
    expect(
      (await expectOk<CustomerImportDto>(send(csv, { confirmation, duplicates: 'create' }))).ids,
    ).toHaveLength(2);
    expect(await drafts()).toHaveLength(3);
  });

  it('is done once however often the same is confirmed, also at once', async () => {
    const csv = 'nome;cognome\nUno;Prova\nDue;Prova\n';
    const { confirmation } = await preview(csv);
    const answers = await Promise.all(Array.from({ length: 6 }, () => send(csv, { confirmation })));
    const ids = answers.map((answer) => {
      expect([answer.text, answer.status]).toEqual([answer.text, 200]);
      return answer.json<CustomerImportDto>().ids;
    });
    for (const one of ids) expect(one).toEqual(ids[0]);
    expect(await drafts()).toHaveLength(2);
    const noted = await sql().rows<{ details: string }>(
      "SELECT details FROM audit_entries WHERE action = 'customer-import' AND actor_id = ?",
      me.id,
    );
    expect(noted.map(({ details }) => details)).toEqual(['{"created":2}']);
  });

  it('understands municipalities as people write them, and asks where it is not sure', async () => {
    const rows = [
      ["FORLI'", 'FC', '47121', '47121 Forlì (FC)', [], []],
      [
        'S. BONIFACIO',
        'VR',
        '37047.0',
        '37047 San Bonifacio (VR)',
        [],
        ['«37047.0» letto come 37047'],
      ],
      ['MILANO', 'MI', '20100', 'Milano (MI)', ['Il CAP 20100 non è di Milano (MI)'], []],
      ['Milano', '', '', 'Milano (MI)', ['indica quello della via'], []],
      ['MESTRE', 'VE', '30172', '30172 Venezia (VE)', [], ['Mestre è una frazione']],
      ['Cascina', 'PI', '56023', '56021 Cascina (PI)', [], ['Il CAP 56023 non è di Cascina']],
      ['Samone', '', '', undefined, ['scegli tra Samone (TO), Samone (TN)'], []],
      ['Nusquam', '', '99999', undefined, ['Comune non trovato: «Nusquam» con CAP 99999'], []],
    ] as const;
    const csv = `nome;cognome;indirizzo;civico;comune;prov;cap\n${rows
      .map(([name, province, zip]) => `Ada;Neri;Via Verdi;3;${name};${province};${zip}`)
      .join('\n')}\n`;
    const { lines } = await preview(csv);
    for (const [index, [name, , , place, notes, changes]] of rows.entries()) {
      const line = lines[index];
      expect([name, line?.summary.slice(0, 2)]).toEqual([
        name,
        place === undefined ? ['Via Verdi 3'] : ['Via Verdi 3', place],
      ]);
      expect(line?.notes).toEqual(notes.map((text) => expect.stringContaining(text)));
      expect(line?.changes ?? []).toEqual(changes.map((text) => expect.stringContaining(text)));
    }
  });

  it('is refused for another file, and for other drafts, than those that were looked at', async () => {
    const csv = 'ragione sociale;partita iva\nBetulle;12345678903\n';
    const { confirmation } = await preview(csv);
    expectProblem(
      await send(csv.replace('Betulle', 'Querce'), { confirmation }),
      409,
      'customers-changed',
    );
    await expectOk(
      me.http.put('Module', {
        json: { isCompany: true, beneficiaryCompanyName: 'Betulle', beneficiarySsn: '12345678903' },
      }),
    );
    expectProblem(await send(csv, { confirmation }), 409, 'customers-changed');
    expectProblem(await send(csv, { confirmation: 'x' }), 400, 'invalid-data');
    expectProblem(await send(csv, { confirmation, duplicates: 'forse' }), 400, 'invalid-data');
    expectProblem(await send(csv, {}), 400, 'invalid-data');
    expect(await drafts()).toHaveLength(1);
  });

  it.each([
    ['Windows-1252', Buffer.from('nome;cognome;comune;cap\r\nNicolò;Forlì;Forlì;47121', 'latin1')],
    ['UTF-8 with a mark', Buffer.from('\ufeffnome;cognome;comune;cap\r\nNicolò;Forlì;Forlì;47121')],
    [
      'UTF-16 with tabs',
      Buffer.concat([
        Buffer.from([0xff, 0xfe]),
        Buffer.from('nome\tcognome\tcomune\tcap\r\nNicolò\tForlì\tForlì\t47121', 'utf16le'),
      ]),
    ],
  ])('reads %s', async (_, csv) => {
    const [id = 0] = await imported(csv);
    expect(await readDossier<DossierDto>(me.http, id)).toMatchObject({
      beneficiaryFirstName: 'Nicolò',
      beneficiaryResidentialMunicipality: 'Forlì',
    });
  });

  it('keeps formulas and markup plain texts', async () => {
    const [id = 0] = await imported(
      'nome;cognome\n"=HYPERLINK(""http://x"")";<script>alert(1)</script>\n',
    );
    expect(await readDossier<DossierDto>(me.http, id)).toMatchObject({
      beneficiaryFirstName: '=HYPERLINK("http://x")',
      beneficiaryLastName: '<script>alert(1)</script>',
    });
  });

  it.each([
    ['other headings', 'a;b\n1;2', 400],
    ['only headings', HEAD, 400],
    ['an open quote', 'nome;cognome\n"a;b', 400],
    ['nothing', '', 400],
    ['501 lines', `nome;cognome\n${'a;b\n'.repeat(501)}`, 413],
    ['more than 1 MB', `nome;cognome\n${'a'.repeat(1_000_000)};b`, 413],
    ['a workbook', Buffer.from('504b030414000600', 'hex'), 415],
    ['null bytes', 'nome;cognome\n\0;b', 415],
  ])('refuses %s', async (_, csv, status) => {
    expectProblem(await me.http.post('Module/csv/preview', { form: createCsvForm(csv) }), status);
    expectProblem(await send(csv, { confirmation: 'x'.repeat(32) }), status);
    expect(await drafts()).toEqual([]);
  });

  it('takes 500 lines at once', async () => {
    expect(
      await imported(
        `nome;cognome;comune;cap\n${Array.from({ length: 500 }, (_, n) => `Nome${'abcdefghij'[n % 10]};Prova;Bergamo;24121`).join('\n')}`,
      ),
    ).toHaveLength(500);
  });

  it('takes back its own template', async () => {
    const template = await me.http.get('Module/csv/template');
    expect(template.headers.get('content-disposition')).toContain('modello-clienti.csv');
    const { lines, unknownColumns } = await preview(template.bytes);
    expect(unknownColumns).toEqual([]);
    expect(lines.map(({ notes, problem }) => [notes, problem])).toEqual([
      [[], null],
      [[], null],
    ]);
  });
});
