/** @servers */
import type { DossierListItemDto, SendResultDto } from '@pratiche/api';
import { describe, expect, it } from '@jest/globals';
import {
  expectOk,
  readDossier,
  createReadyDossier,
  sendDossier,
  type Member,
} from '../../kit/dossier-flow.js';
import {
  expectLedgerBalanced,
  listMovements,
  listActivePackages,
} from '../../kit/ledger-queries.js';
import { expectProblem } from '../../kit/problem-assertions.js';
import { createMember } from '../../kit/account-fixtures.js';

const debits = async (member: Member) =>
  (await listMovements(member.id)).filter(({ type }) => type === 'debit');
const readyMany = async (member: Member, count: number) => {
  const made: number[] = [];
  for (let i = 0; i < count; i += 1) made.push((await createReadyDossier(member)).id);
  return made;
};

describe('twenty dossiers sent at once against credits for twelve', () => {
  it('sends exactly twelve, with twelve debits and a ledger that balances', async () => {
    const me = await createMember({ packages: [{ credits: 7 }, { credits: 5 }] });
    const ids = await readyMany(me, 20);
    const answers = await Promise.all(ids.map((id) => sendDossier(me, id)));
    const sent = answers.filter(({ status }) => status === 200);
    const refused = answers.filter(({ status }) => status !== 200);
    expect(sent).toHaveLength(12);
    for (const answer of refused) expectProblem(answer, 409, 'insufficient-credits');
    expect(await debits(me)).toHaveLength(12);
    expect(
      (await listActivePackages(me.id)).map(({ residual_credits }) => residual_credits),
    ).toEqual([0, 0]);
    await expectLedgerBalanced(me.id);
    const processing = await expectOk<DossierListItemDto[]>(
      me.http.get('Module/getAll', { query: { state: 'PROCESSING' } }),
    );
    expect(processing.map(({ id }) => id).sort()).toEqual(
      sent.map((answer) => answer.json<SendResultDto>().moduleId).sort(),
    );
    expect(await expectOk(me.http.get('Accounts/credit'))).toBe(0);
  });
});

describe('one dossier sent fifty times at once', () => {
  it.each([
    ['without a key', () => undefined],
    ['with one key', () => 'stessa-intenzione'],
    ['with fifty keys', (i: number) => `chiave-${i}`],
  ])('is debited once %s', async (_, key) => {
    const me = await createMember({ packages: [{ credits: 100 }] });
    const { id } = await createReadyDossier(me);
    const answers = await Promise.all(
      Array.from({ length: 50 }, (__, i) => sendDossier(me, id, key(i))),
    );
    expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(1);
    for (const answer of answers.filter(({ status }) => status !== 200)) expectProblem(answer, 409);
    expect(await debits(me)).toHaveLength(1);
    expect(await expectOk(me.http.get('Accounts/credit'))).toBe(99);
    await expectLedgerBalanced(me.id);
    expect((await readDossier(me.http, id)).status.code).toBe('SENT');
  });

  it('answers the same to the same Idempotency-Key, later too', async () => {
    const me = await createMember({ packages: [{ credits: 5 }] });
    const { id } = await createReadyDossier(me);
    const first = await sendDossier(me, id, 'una-volta-sola');
    const again = await sendDossier(me, id, 'una-volta-sola');
    expect([first.status, again.status]).toEqual([200, 200]);
    expect(again.json()).toEqual(first.json());
    expect(await debits(me)).toHaveLength(1);
  });
});
