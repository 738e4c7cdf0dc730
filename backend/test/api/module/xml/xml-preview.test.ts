/** @core */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { XmlPreview } from '@pratiche/domain';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { expectOk, type Member } from '../../../kit/dossier-flow.js';
import { expectProblem } from '../../../kit/problem-assertions.js';
import { createMember } from '../../../kit/account-fixtures.js';

const EXAMPLE = readFileSync(join(import.meta.dirname, '../../../../data/esempio.xml'), 'utf8');
const LIMIT = 1_000_000;

let me: Member;
beforeAll(async () => {
  me = await createMember({});
});

function formOf(content: string | Buffer, name = 'pratica.xml'): FormData {
  const form = new FormData();
  form.set(
    'file',
    new File([typeof content === 'string' ? content : new Uint8Array(content)], name, {
      type: 'text/xml',
    }),
  );
  return form;
}
const asForm = (content: string | Buffer) =>
  me.http.post('Module/xml/preview', { form: formOf(content) });
const asBody = (content: string | Buffer) =>
  me.http.post('Module/xml/preview', {
    raw: typeof content === 'string' ? content : new Uint8Array(content),
    headers: { 'content-type': 'text/xml' },
  });
const drafts = async () => (await expectOk<{ drafts: number }>(me.http.get('Module/count'))).drafts;
/** The example, filled up with blanks to so many bytes. */
const exampleOf = (bytes: number): Buffer =>
  Buffer.concat([Buffer.from(EXAMPLE), Buffer.alloc(bytes - Buffer.byteLength(EXAMPLE), ' ')]);

describe('POST Module/xml/preview', () => {
  it.each([
    ['as a form', asForm],
    ['as the body', asBody],
  ] as const)(
    'lists what the example would import, sent %s, and stores nothing',
    async (_, post) => {
      const before = await drafts();
      const preview = await expectOk<XmlPreview>(post(EXAMPLE));
      expect(preview).toMatchObject({
        exact: false,
        notUnderstood: [],
        warnings: [],
        windows: { inFile: 2, rows: 1 },
        people: {
          beneficiary: { genere: 'M', nascita: '1974-05-18', comune: 'Rho', provincia: 'MI' },
          beneficiaryAttorney: null,
        },
        values: {
          serviceType: 1,
          annoRiferimento: 2026,
          beneficiaryLastName: 'Esempio',
          beneficiarySsn: 'SMPMRN74E18H264H',
          immovableMunicipality: 'Rho',
          immovableClimateZone: 'E',
          immovableMunicipalityCode: 'H264',
          immovableCadastralCode: 'A2',
          interventionEndDate: '2026-10-20',
          spese: {
            spesaDetraibileSerramenti: 12345.67,
            spesaDetraibileChiusure: 900,
            speseProfessionaliChiusure: null,
          },
        },
      });
      expect(preview.values.manufatti?.serramenti).toMatchObject([
        { superficie: 3.64, trasmittanzaPost: 1.2 },
      ]);
      expect([
        preview.values.manufatti?.schermature.length,
        preview.values.manufatti?.chiusure.length,
      ]).toEqual([1, 1]);
      expect(await drafts()).toBe(before);
    },
  );

  it.each(['Milano', 'Rho', 'Nusquam'])(
    'warns of a municipality that is not at its postal code: %s',
    async (name) => {
      const { warnings, values } = await expectOk<XmlPreview>(
        asForm(
          EXAMPLE.replace(
            '<CAP>20017</CAP>\n    <Comune>Rho</Comune>\n    <Provincia>MI</Provincia>\n  </Ubicazione>',
            `<CAP>99999</CAP><Comune>${name}</Comune></Ubicazione>`,
          ),
        ),
      );
      expect(warnings[0]).toContain(
        name === 'Nusquam'
          ? 'Comune non trovato («Nusquam», CAP 99999)'
          : `il CAP 99999 non risulta per ${name} (MI)`,
      );
      expect(values.immovableClimateZone).toBe(name === 'Nusquam' ? null : 'E');
    },
  );

  it.each([
    ["<CAP>47121</CAP><Comune>FORLI'</Comune>", 'Forlì', '47121', []],
    ['<CAP>30172</CAP><Comune>MESTRE</Comune>', 'Venezia', '30172', ['Mestre è una frazione']],
    [
      '<CAP>40056</CAP><Comune>Valsamoggia</Comune>',
      'Valsamoggia',
      '40056',
      ['il CAP 40056 non risulta per Valsamoggia (BO)'],
    ],
    [
      '<CAP>24121.0</CAP><Comune>Bergamo</Comune><Provincia>MI</Provincia>',
      'Bergamo',
      '24121',
      ['Bergamo è in provincia di BG, non di «MI»'],
    ],
    ['<Comune>Samone</Comune>', 'Samone', null, ['scegli tra Samone (TO), Samone (TN)']],
  ])('understands the municipality of %s', async (elements, name, zip, expected) => {
    const { warnings, values } = await expectOk<XmlPreview>(
      asForm(
        EXAMPLE.replace(
          '<CAP>20017</CAP>\n    <Comune>Rho</Comune>\n    <Provincia>MI</Provincia>\n  </Ubicazione>',
          `${elements}</Ubicazione>`,
        ),
      ),
    );
    expect([values.immovableMunicipality, values.immovableZip]).toEqual([name, zip]);
    const places = warnings.filter((warning) => warning.startsWith('Ubicazione'));
    expect(places).toEqual(expected.map((text) => expect.stringContaining(text)));
  });

  it('reports placeholders and what it did not understand', async () => {
    const { notUnderstood, people } = await expectOk<XmlPreview>(
      asForm(
        EXAMPLE.replace('SMPMRN74E18H264H', 'XXXXXX00X00X000X').replace(
          '<Telaio>PVC',
          '<Telaio>Vibranio',
        ),
      ),
    );
    expect(notUnderstood.map(({ path, value }) => [path, value])).toEqual([
      ['Prodotti/Prodotto 1/Telaio', 'Vibranio'],
      ['Beneficiario/CodiceFiscale', 'XXXXXX00X00X000X'],
    ]);
    expect(people.beneficiary).toBeNull();
  });

  it.each([
    ['UTF-16', Buffer.from(`\ufeff${EXAMPLE.replace('UTF-8', 'UTF-16')}`, 'utf16le')],
    [
      'ISO-8859-1',
      Buffer.from(EXAMPLE.replace('UTF-8', 'ISO-8859-1').replaceAll('€', ''), 'latin1'),
    ],
  ])('reads %s', async (_, bytes) => {
    expect((await expectOk<XmlPreview>(asForm(bytes))).values.beneficiaryLastName).toBe('Esempio');
  });

  it('takes a megabyte and refuses one byte more, either way', async () => {
    for (const post of [asForm, asBody]) {
      await expectOk(post(exampleOf(LIMIT)));
      expect(expectProblem(await post(exampleOf(LIMIT + 1)), 413, 'xml-too-large').message).toBe(
        'Il file supera la dimensione massima di 1 MB.',
      );
      expectProblem(await post(exampleOf(5 * LIMIT)), 413);
    }
  });

  const secret = '<!DOCTYPE PraticaENEA [<!ENTITY x SYSTEM "file:///etc/passwd">]>';
  const bomb = `<!DOCTYPE b [<!ENTITY a "ha">${Array.from({ length: 20 }, (_, i) => `<!ENTITY a${i} "${`&a${i === 0 ? '' : i - 1};`.repeat(10)}">`).join('')}]><b>&a19;</b>`;
  it.each([
    [
      'an external entity',
      EXAMPLE.replace('<PraticaENEA', `${secret}<PraticaENEA`).replace('Marino', '&x;'),
      400,
      'xml-unreadable',
    ],
    [
      'an external document type',
      EXAMPLE.replace(
        '<PraticaENEA',
        '<!DOCTYPE PraticaENEA SYSTEM "http://127.0.0.1:9/x.dtd"><PraticaENEA',
      ),
      400,
      'xml-unreadable',
    ],
    ['an entity bomb', bomb, 400, 'xml-unreadable'],
    ['an unknown entity', EXAMPLE.replace('Marino', '&nbsp;'), 400, 'xml-unreadable'],
    ['deep nesting', `<PraticaENEA>${'<a>'.repeat(100_000)}`, 400, 'xml-unreadable'],
    [
      'a crowd of elements',
      `<PraticaENEA>${'<a/>'.repeat(200_000)}</PraticaENEA>`,
      400,
      'xml-unreadable',
    ],
    ['half a file', EXAMPLE.slice(0, 900), 400, 'xml-unreadable'],
    ['JSON', '{"serviceType":1}', 400, 'xml-unreadable'],
    ['a PDF', '%PDF-1.7\n%âãÏÓ', 400, 'xml-unreadable'],
    [
      'an encoding it is not in',
      Buffer.from(EXAMPLE.replace('Via Roma', 'Via Città'), 'latin1'),
      415,
      'xml-encoding',
    ],
    ['an unknown encoding', EXAMPLE.replace('UTF-8', 'KOI8-R'), 415, 'xml-encoding'],
    ['a declared UTF-16', EXAMPLE.replace('UTF-8', 'UTF-16'), 415, 'xml-encoding'],
    ['another document', '<FatturaElettronica/>', 422, 'xml-refused'],
    [
      'missing parts',
      '<PraticaENEA versione="1.0"><TipoBonus>Ecobonus</TipoBonus></PraticaENEA>',
      422,
      'xml-refused',
    ],
    [
      'no products',
      EXAMPLE.replace(/<Prodotti>[^]*<\/Prodotti>/, '<Prodotti/>'),
      422,
      'xml-refused',
    ],
    [
      '501 products',
      EXAMPLE.replace(
        /<Prodotti>[^]*<\/Prodotti>/,
        `<Prodotti>${'<Prodotto><Nome>Finestra</Nome><Superficie>1</Superficie></Prodotto>'.repeat(501)}</Prodotti>`,
      ),
      422,
      'xml-refused',
    ],
    ['nothing in it', '', 400, 'file-empty'],
  ])('refuses %s', async (_, content, status, code) => {
    const before = await drafts();
    const answer = await asForm(content);
    expectProblem(answer, status, code);
    expect(answer.text).not.toContain('root:');
    expect(await drafts()).toBe(before);
  });

  it('refuses a request without a file', async () => {
    const form = new FormData();
    form.set('nota', 'x');
    expectProblem(await me.http.post('Module/xml/preview', { form }), 400, 'invalid-data');
    expectProblem(
      await me.http.post('Module/xml/preview', { json: { xml: EXAMPLE } }),
      400,
      'invalid-data',
    );
    expectProblem(await me.http.post('Module/xml/preview'), 400, 'invalid-data');
    expectProblem(
      await me.http.post('Module/xml/preview', {
        raw: EXAMPLE,
        headers: { 'content-type': 'application/x-other' },
      }),
      415,
    );
    expectProblem(
      await me.http.post('Module/xml/preview', {
        raw: 'x',
        headers: { 'content-type': 'multipart/form-data; boundary=b' },
      }),
      400,
    );
    const two = formOf(EXAMPLE);
    two.append('file', new File([EXAMPLE], 'b.xml'));
    expectProblem(await me.http.post('Module/xml/preview', { form: two }), 413);
  });

  it('never answers a fault of its own to broken files', async () => {
    // Deterministic damage: every 37th place cut out, doubled or replaced.
    for (let at = 0; at < EXAMPLE.length; at += 37) {
      for (const broken of [
        EXAMPLE.slice(0, at) + EXAMPLE.slice(at + 9),
        `${EXAMPLE.slice(0, at)}<&\u0000${EXAMPLE.slice(at)}`,
      ]) {
        const { status, text } = await asBody(broken);
        expect([text.slice(0, 200), status, [200, 400, 415, 422].includes(status)]).toEqual([
          text.slice(0, 200),
          status,
          true,
        ]);
      }
    }
  });
});
