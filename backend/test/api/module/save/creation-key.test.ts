import { expect, it } from '@jest/globals';
import type { DossierDto } from '@pratiche/api';
import { ecobonusForm } from '../../../kit/dossier-fixtures.js';
import { expectOk } from '../../../kit/dossier-flow.js';
import { createMember } from '../../../kit/account-fixtures.js';

const created = (
  member: Awaited<ReturnType<typeof createMember>>,
  key: string,
): Promise<DossierDto> =>
  expectOk<DossierDto>(
    member.http.put('Module', { json: ecobonusForm(), headers: { 'idempotency-key': key } }),
  );

it('creates one dossier however often the same creation is asked for', async () => {
  const member = await createMember({});
  const answers = await Promise.all(
    Array.from({ length: 8 }, () => created(member, 'intention-1')),
  );
  const [first, again] = [answers[0], await created(member, 'intention-1')];
  expect(new Set(answers.map(({ id }) => id))).toEqual(new Set([first?.id]));
  expect(again.id).toBe(first?.id);
});

it('creates another dossier for another key, and for the same key of another account', async () => {
  const [one, two] = await Promise.all([createMember({}), createMember({})]);
  const ids = [
    (await created(one, 'a')).id,
    (await created(one, 'b')).id,
    (await created(two, 'a')).id,
  ];
  expect(new Set(ids).size).toBe(3);
});

it('refuses a key with blanks', async () => {
  const member = await createMember({});
  const answer = await member.http.put('Module', {
    json: ecobonusForm(),
    headers: { 'idempotency-key': 'a b' },
  });
  expect(answer.status).toBe(400);
});

it('creates the dossier again when the first one was deleted: a device may hold later input', async () => {
  const member = await createMember({});
  const { id } = await created(member, 'a');
  expect((await member.http.delete(`Module/${id}`)).status).toBe(204);
  const again = await created(member, 'a');
  expect(again.id).not.toBe(id);
  expect((await created(member, 'a')).id).toBe(again.id);
});
