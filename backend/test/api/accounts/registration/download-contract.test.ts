import { beforeAll, describe, expect, it } from '@jest/globals';
import { visitor } from '../../../kit/portal.js';
import { pdfText } from '../../../kit/pdf-text.js';
import { expectProblem } from '../../../kit/problem-assertions.js';
import { createRegistration } from '../../../kit/registration-fixtures.js';
import { changeSetting } from '../../../kit/settings-fixtures.js';
import { createMember } from '../../../kit/account-fixtures.js';

describe('POST Accounts/download-contract', () => {
  const contract = (json: unknown) => visitor().post('Accounts/download-contract', { json });
  let pdfAnswer: Awaited<ReturnType<typeof contract>>;
  beforeAll(async () => {
    pdfAnswer = await contract(createRegistration());
  });

  it('answers a PDF named in the content-disposition header', () => {
    expect(pdfAnswer.status).toBe(200);
    expect(pdfAnswer.headers.get('content-type')).toBe('application/pdf');
    expect(pdfAnswer.headers.get('content-disposition')).toMatch(
      /^attachment; filename="Lettera-di-conferimento-incarico-Infissi-Malaguti-Srl\.pdf"/,
    );
    expect(pdfAnswer.bytes.subarray(0, 5).toString()).toBe('%PDF-');
  });
  it('names who offers the service, as the back office keeps it', async () => {
    const boss = await createMember({ role: 'SuperAdmin' });
    await changeSetting(boss, 'provider', {
      name: 'Fornitore di prova Srl',
      address: 'Via Prova 1, Cuneo',
      vat: '98765432103',
      pec: 'prova@pec.example',
    });
    const text = pdfText((await contract({})).bytes);
    for (const part of [
      'Fornitore di prova Srl',
      'Via Prova 1, Cuneo',
      '98765432103',
      'prova@pec.example',
    ])
      expect(text).toContain(part);
  });
  it('takes what is there so far', async () => {
    expect((await contract({})).status).toBe(200);
  });
  it.each([
    null,
    [],
    7,
    { businessName: 7 },
    { businessName: 'x'.repeat(400) },
    { businessName: 'a\u202eb' },
  ])('refuses %j', async (json) => {
    expectProblem(await contract(json), 400);
  });
});
