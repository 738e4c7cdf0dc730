/** @core */
import { beforeAll, describe, expect, it } from '@jest/globals';
import { ecobonusForm } from '../../../kit/dossier-fixtures.js';
import { lastStep, save, createSentDossier, type Member } from '../../../kit/dossier-flow.js';
import { pdfText } from '../../../kit/pdf-text.js';
import { expectProblem } from '../../../kit/problem-assertions.js';
import { createMember } from '../../../kit/account-fixtures.js';

let me: Member;
beforeAll(async () => {
  me = await createMember({ packages: [{ credits: 20 }], businessName: 'Serramenti Bianchi Srl' });
});

const prefilled = (member: Member, id: number | string, code: string) =>
  member.http.get(`Module/prefilled/${id}/${code}`);

describe('GET Module/prefilled/{id}/{code}', () => {
  it.each(['DELEGA', 'ATTO', 'REQ', 'CONGR'])(
    'gives %s as an attachment named after the beneficiary',
    async (code) => {
      const { id } = await save(me.http, ecobonusForm({ beneficiaryLastName: 'D’Àngelo' }));
      const answer = await prefilled(me, id, code);
      expect(answer.status).toBe(200);
      expect(answer.headers.get('content-type')).toBe('application/pdf');
      expect(answer.headers.get('content-disposition')).toContain(
        `attachment; filename="${code.toLowerCase()}-Ortensia-D-Angelo-${id}.pdf"`,
      );
      const text = pdfText(answer.bytes);
      expect(text).toContain('Ortensia D’Àngelo');
      if (code !== 'ATTO') expect(text).toContain('Serramenti Bianchi Srl');
    },
  );

  it('refuses a paper that would print boxes in place of a name', async () => {
    const { id } = await save(me.http, ecobonusForm({ beneficiaryLastName: '李' }));
    const answer = await prefilled(me, id, 'DELEGA');
    expectProblem(answer, 409, 'paper-contradicts-itself');
    expect(answer.text).toContain('lettere latine, come sul passaporto');
  });

  it('offers in the last step exactly what can be had', async () => {
    const saved = await save(me.http, ecobonusForm({ serviceType: 2 }));
    const items = (await lastStep(me.http, saved)).documentSet.documentsDocumentsSetResponse;
    for (const { document, isPrefilled } of items) {
      const answer = await prefilled(me, saved.id, document.code);
      if (isPrefilled) expect(answer.status).toBe(200);
      else expectProblem(answer, 404, 'prefilled-not-offered');
    }
    expect(
      items.filter(({ isPrefilled }) => isPrefilled).map(({ document }) => document.code),
    ).toEqual(['DELEGA', 'ATTO', 'REQ']);
    expectProblem(await prefilled(me, saved.id, 'CONGR'), 404, 'prefilled-not-offered');
  });

  it('gives sent dossiers to the back office, and nothing to others or for nonsense', async () => {
    const id = await createSentDossier(me);
    expect((await prefilled(await createMember({ role: 'Admin' }), id, 'delega')).status).toBe(200);
    expectProblem(await prefilled(await createMember({}), id, 'DELEGA'), 404);
    for (const wrong of ['0', 'abc', '99999999', '..%2f1'])
      expectProblem(await prefilled(me, wrong, 'DELEGA'), 404);
    for (const code of ['FATTURA', 'constructor', '..%2f..', '%00', 'X'.repeat(90)])
      expectProblem(await prefilled(me, id, code), 404);
  });
});
