import type { Account, AccountDetail } from '@pratiche/api';
import { profileOf, type Profile } from '@pratiche/domain';
import { ok, type Member } from './flow.js';
import type { Answer } from './http.js';
import { GOOD_FILES, registration, registrationForm, type Sent } from './registration.js';
import { loggedIn, newAccount, sql } from './world.js';

const TWO_FILES = { ciFront: GOOD_FILES.ciFront, ciRear: GOOD_FILES.ciRear };

/** Sends the profile as the screen does: the whole of it, the data first. */
export const putProfile = (
  member: Member,
  user: unknown,
  files: Partial<Record<string, Sent>> = {},
): Promise<Answer> => member.http.put('Accounts', { form: registrationForm(user, files) });

export const ownAccount = ({ http, id }: Member): Promise<AccountDetail> =>
  ok<AccountDetail>(http.get(`Accounts/${id}`));

/** What stands in the profile, with every field filled in as it should be but those that cannot be changed. */
export async function wholeProfile(
  member: Member,
  change: Partial<Profile> = {},
): Promise<Profile> {
  const { email, businessName, vat } = await ownAccount(member);
  const filled = { ...registration(), email, businessName, vat, sSNCompany: vat, ...change };
  return profileOf(filled);
}

/** Fills in one's profile with both sides of the identity document. */
export async function fillProfile(member: Member): Promise<Account> {
  return ok<Account>(putProfile(member, await wholeProfile(member), TWO_FILES));
}

/** An account with an identity document; answers its number. */
export async function accountWithFiles(): Promise<number> {
  const member = await loggedIn(await newAccount({}));
  await fillProfile(member);
  return member.id;
}

/** An account whose owner asks to have it deleted; answers its number. */
export async function askingAccount(): Promise<number> {
  const { id } = await newAccount({});
  await sql().run(
    "UPDATE accounts SET deletion_requested = '2026-01-15 10:00:00.000' WHERE id = ?",
    id,
  );
  return id;
}
