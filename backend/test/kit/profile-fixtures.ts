import type { AccountDto, AccountDetailDto } from '@pratiche/api';
import type { Profile } from '@pratiche/domain';
import { pickProfile } from '@pratiche/domain/accounts';
import { expectOk, type Member } from './dossier-flow.js';
import type { HttpResponse } from './http-client.js';
import {
  GOOD_FILES,
  createRegistration,
  createRegistrationForm,
  type FilePart,
} from './registration-fixtures.js';
import { logInAs, createAccount, sql } from './account-fixtures.js';

const TWO_FILES = { ciFront: GOOD_FILES.ciFront, ciRear: GOOD_FILES.ciRear };

/** Sends the profile as the screen does: the whole of it, the data first. */
export const putProfile = (
  member: Member,
  user: unknown,
  files: Partial<Record<string, FilePart>> = {},
): Promise<HttpResponse> =>
  member.http.put('Accounts', { form: createRegistrationForm(user, files) });

export const readOwnAccount = ({ http, id }: Member): Promise<AccountDetailDto> =>
  expectOk<AccountDetailDto>(http.get(`Accounts/${id}`));

/** The stored profile with every editable field filled in with a valid value. */
export async function createProfile(
  member: Member,
  change: Partial<Profile> = {},
): Promise<Profile> {
  const { email, businessName, vat } = await readOwnAccount(member);
  const filled = { ...createRegistration(), email, businessName, vat, sSNCompany: vat, ...change };
  return pickProfile(filled);
}

/** Completes the member's own profile, with both sides of the identity document. */
export async function completeProfile(member: Member): Promise<AccountDto> {
  return expectOk<AccountDto>(putProfile(member, await createProfile(member), TWO_FILES));
}

/** An account with an identity document; answers its number. */
export async function createAccountWithFiles(): Promise<number> {
  const member = await logInAs(await createAccount({}));
  await completeProfile(member);
  return member.id;
}

/** Creates an account whose owner has requested its deletion; returns its id. */
export async function createAccountAwaitingReview(): Promise<number> {
  const { id } = await createAccount({});
  await sql().run(
    "UPDATE accounts SET deletion_requested = '2026-01-15 10:00:00.000' WHERE id = ?",
    id,
  );
  return id;
}
