import { type XmlPreview, BUILT_IN_SETTINGS, createAllRules } from '@pratiche/domain';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { chiusura, ecobonusForm, schermatura, serramento } from '../../../kit/dossier-fixtures.js';
import {
  expectOk,
  readDossier,
  save,
  createSentDossier,
  type Member,
} from '../../../kit/dossier-flow.js';
import { expectProblem } from '../../../kit/problem-assertions.js';
import { createMember } from '../../../kit/account-fixtures.js';

const { applyXmlImport } = createAllRules(BUILT_IN_SETTINGS);

let me: Member;
beforeAll(async () => {
  me = await createMember({ packages: [{ credits: 20 }] });
});

const exported = (member: Member, id: number) => member.http.get(`Module/xml/${id}`);

describe('GET Module/xml/{id}', () => {
  it('gives the dossier as an attachment named after its beneficiary', async () => {
    const { id } = await save(me.http, ecobonusForm({ beneficiaryLastName: 'D’Àngelo & <Figli>' }));
    const answer = await exported(me, id);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('application/xml; charset=utf-8');
    expect(answer.headers.get('content-disposition')).toBe(
      `attachment; filename="pratica-enea-Ortensia-D-Angelo-Figli-${id}.xml"; filename*=UTF-8''pratica-enea-Ortensia-D-Angelo-Figli-${id}.xml`,
    );
    expect(answer.text).toContain('<Cognome>D’Àngelo &amp; &lt;Figli&gt;</Cognome>');
    expect(answer.text).toContain('<PraticaENEA versione="1.0">');
  });

  it('imported again gives the same dossier', async () => {
    const form = ecobonusForm({
      manufatti: {
        serramenti: [
          serramento(),
          serramento(),
          serramento({ installazioneChiusuraOscurante: true }),
        ],
        schermature: [schermatura()],
        chiusure: [chiusura()],
      },
      otherBeneficiaries: [
        {
          isCompany: true,
          beneficiaryCompanyName: 'Ellera & C. Snc',
          beneficiaryFirstName: null,
          beneficiaryLastName: null,
          beneficiarySsn: '02987650120',
          beneficiaryPossessionTitle: null,
          beneficiaryRealRight: null,
          beneficiaryExpenseShare: null,
        },
      ],
    });
    const { id } = await save(me.http, form);
    const file = new FormData();
    file.set('file', new File([(await exported(me, id)).text], 'pratica.xml'));
    const preview = await expectOk<XmlPreview>(me.http.post('Module/xml/preview', { form: file }));
    expect([preview.exact, preview.notUnderstood, preview.warnings]).toEqual([true, [], []]);
    expect(applyXmlImport(form, preview)).toEqual({ form, warnings: [] });
  });

  it('gives an empty draft too, and takes it back', async () => {
    const { id } = await save(me.http, {});
    const raw = (await exported(me, id)).text;
    expect(
      (
        await expectOk<XmlPreview>(
          me.http.post('Module/xml/preview', { raw, headers: { 'content-type': 'text/xml' } }),
        )
      ).exact,
    ).toBe(true);
  });

  it('gives sent dossiers to the back office, and nothing to others', async () => {
    const id = await createSentDossier(me);
    const admin = await createMember({ role: 'Admin' });
    expect((await exported(admin, id)).text).toBe((await exported(me, id)).text);
    expectProblem(await exported(await createMember({}), id), 404);
    for (const wrong of ['0', 'abc', '99999999', '..%2f1'])
      expectProblem(await me.http.get(`Module/xml/${wrong}`), 404);
    expect((await readDossier(me.http, id)).status.code).toBe('SENT');
  });
});
