import { readFile } from 'node:fs/promises';
import type { CustomerImportDto, CustomerPreviewDto, DossierDto } from '@pratiche/api';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { createMember } from '../../../kit/account-fixtures.js';
import { createCsvForm } from '../../../kit/csv-fixtures.js';
import { expectOk, readDossier, type Member } from '../../../kit/dossier-flow.js';
import { expectItalian, expectProblem } from '../../../kit/problem-assertions.js';
import { taxCode } from '../../../kit/tax-code.js';

let me: Member;
beforeAll(async () => {
  me = await createMember({});
});

const readFixture = (name: string) => readFile(new URL(`./files/${name}`, import.meta.url));
const requestPreview = (csv: string | Buffer) =>
  me.http.post('Module/csv/preview', { form: createCsvForm(csv) });
const preview = (csv: string | Buffer) => expectOk<CustomerPreviewDto>(requestPreview(csv));
async function importDrafts(csv: string | Buffer): Promise<DossierDto[]> {
  const { confirmation } = await preview(csv);
  const { ids } = await expectOk<CustomerImportDto>(
    me.http.post('Module/csv/import', { form: createCsvForm(csv, { confirmation }) }),
  );
  return Promise.all(ids.map((id) => readDossier<DossierDto>(me.http, id)));
}

describe('lists of customers that were saved by a spreadsheet', () => {
  it('have their values, each change of them told', async () => {
    const csv = await readFixture('spreadsheet-values.csv');
    const { lines } = await preview(csv);
    expect(lines.map(({ problem }) => problem)).toEqual([null, null, null, null]);
    const [floats, marks, words] = lines;
    expect(floats?.changes).toEqual(['Telefono: «3331234567.0» letto come 3331234567.']);
    expect(marks?.changes).toEqual([
      "Telefono: «'3331234567» letto come 3331234567.",
      'CAP: «24121.0» letto come 24121.',
    ]);
    expect(words?.changes).toEqual([expect.stringContaining('«46096»')]);
    expect(words?.client).toBe('Elena Verdi');
    for (const { changes = [], notes } of lines)
      for (const text of [...changes, ...notes]) expectItalian(text);

    const drafts = await importDrafts(csv);
    expect(
      drafts.map((draft) => [
        draft.beneficiaryLastName,
        draft.beneficiaryPhone,
        draft.serviceType,
        draft.interventionEndDate,
      ]),
    ).toEqual([
      ['Verdi', '3331234567', 1, '2026-03-15'],
      ['Verdi', '3331234567', 1, '2026-03-15'],
      ['Verdi', '3331234567', 2, '2026-03-15'],
      ['Neri', '3331234567', 1, '2026-03-15'],
    ]);
    expect(drafts.slice(0, 2).map((draft) => draft.beneficiaryResidentialZip)).toEqual([
      '24121',
      '24121',
    ]);
  });

  it('have whole names in one column, under the usual headings', async () => {
    const csv = await readFixture('whole-names.csv');
    const { lines, unknownColumns } = await preview(csv);
    expect(unknownColumns).toEqual([]);
    expect(lines[0]?.client).toBe('Verdi Elena');
    expect(lines[0]?.changes).toEqual([expect.stringContaining('Dividilo nella bozza')]);
    const [draft] = await importDrafts(csv);
    expect(draft).toMatchObject({
      isCompany: false,
      beneficiaryFirstName: null,
      beneficiaryLastName: 'Verdi Elena',
      beneficiaryPhone: '3331234567',
      beneficiaryResidentialMunicipality: 'Bergamo',
      beneficiaryResidentialZip: '24121',
    });
  });

  it('are texts of UTF-16 with tabs', async () => {
    const [draft] = await importDrafts(await readFixture('utf-16-tabs.csv'));
    expect(draft).toMatchObject({
      beneficiaryFirstName: 'Elena',
      beneficiaryLastName: 'Verdi',
      beneficiaryResidentialMunicipality: 'Forlì',
      beneficiaryResidentialProvince: 'FC',
      beneficiaryResidentialZip: '47121',
    });
  });

  it.each([
    ['Forlì', 'FO', '47121', 'FC'],
    ['Pesaro', 'PS', '61121', 'PU'],
    ['Monza', 'MI', '20900', 'MB'],
    ['Fermo', 'AP', '63900', 'FM'],
    ['Iglesias', 'SU', '09016', 'CI'],
    ['Sanluri', 'SU', '09025', 'VS'],
    ['Olbia', 'SS', '07026', 'OT'],
    ['Lanusei', 'NU', '08045', 'OG'],
    ['Nuoro', 'NU', '08100', 'NU'],
  ])('have %s in the former or present province %s', async (comune, prov, cap, province) => {
    const [draft] = await importDrafts(
      `Nominativo;Città;Prov.;C.A.P.\n"Verdi, Elena";${comune};${prov};${cap}\n`,
    );
    expect(draft).toMatchObject({
      beneficiaryResidentialMunicipality: comune,
      beneficiaryResidentialProvince: province,
      beneficiaryResidentialZip: cap,
    });
  });

  it('have a title, rows in one cell, and whole names that the tax code divides', async () => {
    const code = taxCode({
      lastName: 'De Marchi',
      firstName: 'Anna Pia',
      gender: 'F',
      birthDate: '1970-05-10',
      belfiore: 'Z349',
    });
    const { lines, titleRows, unknownColumns } = await preview(
      `"sep=,"\r\n"Clienti 2026"\r\n"N.,""Intestatario"",Cod. Fisc.,Indirizzo,Nr.,E-mail"\r\n"1,""Anna Pia De Marchi"",${code},""Via Roma, 3"",12/A,a@esempio.it"\r\n`,
    );
    expect([titleRows, unknownColumns]).toEqual([['Clienti 2026'], ['N.', 'E-mail']]);
    expect(lines).toEqual([
      expect.objectContaining({
        line: 4,
        client: 'Anna Pia De Marchi',
        notes: [],
        problem: null,
        summary: [code, 'Via Roma, 3 12/A'],
        changes: [
          '«Anna Pia De Marchi» diviso in cognome «De Marchi» e nome «Anna Pia», come dice il codice fiscale.',
        ],
      }),
    ]);
  });

  it.each([
    ['the line where quotes open', 'nome;cognome\nElena;"Verdi\nAda;Neri\nIda;Bruni\n', 'riga 2'],
    ['the headings it has read', 'Colore;Misura\nrosso;12\n', 'Colore, Misura'],
    ['columns that name a customer', 'Comune;CAP\nBergamo;24121\n', 'nominativo'],
  ])('are refused with %s', async (_, csv, hint) => {
    const problem = expectProblem(await requestPreview(csv), 400);
    expect(problem.message).toContain(hint);
  });
});
