import type { PrecreatedDto } from '@pratiche/api';
import { randomBytes } from 'node:crypto';
import type { AccessFixtures, AccessRequest } from '../../../kit/access-fixtures.js';
import { addContract, createAccount, logInAs } from '../../../kit/account-fixtures.js';
import { expectOk } from '../../../kit/dossier-flow.js';
import { visitor } from '../../../kit/portal.js';
import { sendRegistration } from '../../../kit/registration-calls.js';
import {
  createRegistration,
  createRegistrationForm,
  GOOD_FILES,
  waitForMailToken,
} from '../../../kit/registration-fixtures.js';

/** A registration that waits for the confirmation of its address. */
async function register(): Promise<{ email: string; token: string }> {
  const user = createRegistration();
  await expectOk(sendRegistration(user));
  const email = user.email ?? '';
  return { email, token: await waitForMailToken(email, 'verify-email') };
}

const followLink = (path: string) => async (): Promise<AccessRequest> => ({
  path: `Accounts/${path}`,
  ask: { json: { token: (await register()).token } },
});
export const confirmAddress = followLink('verify-email');
export const readRegistration = followLink('check-verification');
export const refuseRegistration = followLink('refuse-registration');

export const resendLink = async (): Promise<AccessRequest> => ({
  path: 'Accounts/resend-verification',
  ask: { json: { Email: (await register()).email } },
});

export async function changeAddress(): Promise<AccessRequest> {
  const user = createRegistration();
  const key = randomBytes(32).toString('base64url');
  const form = createRegistrationForm(user);
  form.set('addressKey', key);
  await expectOk(visitor().post('Accounts/register', { form }));
  await waitForMailToken(user.email ?? '', 'verify-email');
  return {
    path: 'Accounts/change-registration-address',
    ask: { json: { key, Email: createRegistration().email } },
  };
}

/** The link of a company that the back office created. */
async function invite({ http }: AccessFixtures): Promise<{ userId: number; token: string }> {
  const { email, businessName, vat, firstName, lastName } = createRegistration();
  const { id: userId } = await expectOk<PrecreatedDto>(
    http.admin.post('Accounts/pre-create', {
      json: { email, businessName, vat, firstName, lastName },
    }),
  );
  return { userId, token: await waitForMailToken(email ?? '', 'terms') };
}

const openInvitation =
  (path: string) =>
  async (cast: AccessFixtures): Promise<AccessRequest> => ({
    path: `Accounts/${path}`,
    ask: { json: await invite(cast) },
  });
export const checkInvitation = openInvitation('check-terms-link');
export const downloadTerms = openInvitation('download-terms');

export const completeInvited = async (cast: AccessFixtures): Promise<AccessRequest> => ({
  path: 'Accounts/update-terms-and-conds',
  ask: {
    form: createRegistrationForm(
      { ...createRegistration(), ...(await invite(cast)) },
      { ciFront: GOOD_FILES.ciFront, ciRear: GOOD_FILES.ciRear },
    ),
  },
});

export const confirmAddressByHand = async (): Promise<AccessRequest> => ({
  path: `Accounts/verify-email-account/${(await createAccount({ isVerified: false })).id}`,
});

export async function confirmContract(): Promise<AccessRequest> {
  const { id } = await createAccount({ isContractVerified: false });
  await addContract(id);
  return { path: `Accounts/verify-contract-account/${id}` };
}

/** Papers in answer to a refusal. */
export async function handInPapers({ http }: AccessFixtures): Promise<AccessRequest> {
  const account = await createAccount({ isContractVerified: false });
  await expectOk(
    http.admin.post(`Accounts/refuse-contract/${account.id}`, { json: { reason: 'unsigned' } }),
  );
  return {
    path: 'Accounts/contract-papers',
    ask: { form: createRegistrationForm({}, { contract: GOOD_FILES.contract }) },
    http: (await logInAs(account)).http,
  };
}
