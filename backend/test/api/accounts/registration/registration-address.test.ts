import { randomBytes } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { mailbox, visitor } from '../../../kit/portal.js';
import { expectProblem } from '../../../kit/problem-assertions.js';
import { logIn, readAccountRows, verifyEmail } from '../../../kit/registration-calls.js';
import {
  createRegistration,
  createRegistrationForm,
  waitForMailToken,
} from '../../../kit/registration-fixtures.js';

const createKey = () => randomBytes(32).toString('base64url');
const change = (key: unknown, Email: unknown) =>
  visitor().post('Accounts/change-registration-address', { json: { key, Email } });

async function registerWithKey(user = createRegistration()) {
  const key = createKey();
  const form = createRegistrationForm(user);
  form.set('addressKey', key);
  expect((await visitor().post('Accounts/register', { form })).status).toBe(200);
  return { key, email: user.email ?? '' };
}

describe('the address of a registration', () => {
  it('is changed by its sender: the first link ends, and the new address gets one', async () => {
    const { key, email } = await registerWithKey();
    const old = await waitForMailToken(email, 'verify-email');
    const right = createRegistration().email ?? '';
    expect((await change(key, right.toUpperCase())).status).toBe(200);
    const token = await waitForMailToken(right, 'verify-email');
    expect(await readAccountRows(email)).toEqual([]);
    expectProblem(await verifyEmail(old), 400, 'link-invalid');
    expect((await verifyEmail(token)).status).toBe(200);
    expect((await logIn(right)).status).toBe(200);
    // A confirmed address is changed no more.
    const third = createRegistration().email ?? '';
    const answer = await change(key, third);
    expect(answer.status).toBe(200);
  });

  it('writes to the owner of an address that is taken, and says nothing else', async () => {
    const taken = createRegistration().email ?? '';
    const owner = createRegistration({ email: taken });
    await registerWithKey(owner);
    await verifyEmail(await waitForMailToken(taken, 'verify-email'));
    const { key, email } = await registerWithKey();
    await waitForMailToken(email, 'verify-email');
    const free = await change(createKey(), createRegistration().email);
    const answer = await change(key, taken);
    expect([answer.status, answer.text]).toEqual([free.status, free.text]);
    const mails = await mailbox().waitForCount(taken, 2);
    expect(mails.at(-1)?.subject).toBe('Tentativo di registrazione con questo indirizzo');
    expect(await readAccountRows(email)).toHaveLength(1);
    expect(await readAccountRows(taken)).toHaveLength(1);
  });

  it('answers the same for a key of another person, and changes nothing', async () => {
    const { key, email } = await registerWithKey();
    await waitForMailToken(email, 'verify-email');
    const stranger = createRegistration().email ?? '';
    const [wrong, right] = [await change(createKey(), stranger), await change(key, email)];
    expect([wrong.status, wrong.text]).toEqual([right.status, right.text]);
    expect(await readAccountRows(email)).toHaveLength(1);
    expect(await readAccountRows(stranger)).toEqual([]);
  });

  it.each([
    ['x', 'a@example.test'],
    [null, 'a@example.test'],
    ['x'.repeat(43), 'nessuna'],
    ['x'.repeat(43), null],
  ])('is not changed with %j and %j', async (key, email) => {
    expectProblem(await change(key, email), 400, 'invalid-data');
  });
});
