import { randomUUID } from 'node:crypto';
import type { AccessFixtures, AccessRequest } from '../../../kit/access-fixtures.js';
import {
  createAccount,
  createMember,
  createPackage,
  insertActivePackage,
  PASSWORD,
} from '../../../kit/account-fixtures.js';
import { expectOk } from '../../../kit/dossier-flow.js';
import { png } from '../../../kit/file-fixtures.js';
import { createUnsubscribeToken } from '../../../kit/mail-fixtures.js';
import { createOrderForm } from '../../../kit/order-fixtures.js';
import { createProfile, readOwnAccount } from '../../../kit/profile-fixtures.js';
import { changeSetting } from '../../../kit/settings-fixtures.js';
import { createRegistrationForm } from '../../../kit/registration-fixtures.js';

/** Headers of a call whose repetition is answered with the first result. */
export const createKey = () => ({ 'idempotency-key': randomUUID() });

export async function changeProfile(): Promise<AccessRequest> {
  const member = await createMember({});
  const profile = await createProfile(member);
  const { updated } = await readOwnAccount(member);
  return {
    path: 'Accounts',
    ask: { form: createRegistrationForm({ ...profile, updated }, {}) },
    http: member.http,
  };
}

export async function changeLogo(): Promise<AccessRequest> {
  const { http } = await createMember({});
  const logo = `data:image/png;base64,${png(64).toString('base64')}`;
  return { path: 'Accounts/logo', ask: { json: { logo } }, http };
}

export async function exportData(): Promise<AccessRequest> {
  const { http } = await createMember({});
  return { path: 'Accounts/data-export', ask: { headers: createKey() }, http };
}

const requestDeletion = { json: { password: PASSWORD } };

export async function askForDeletion(): Promise<AccessRequest> {
  const { http } = await createMember({});
  return { path: 'Accounts/request-deletion', ask: requestDeletion, http };
}

export async function withdrawDeletion(): Promise<AccessRequest> {
  const { http } = await createMember({});
  await expectOk(http.post('Accounts/request-deletion', requestDeletion));
  return { path: 'Accounts/withdraw-deletion', http };
}

export async function reactivate({ http }: AccessFixtures): Promise<AccessRequest> {
  const { id } = await createAccount({});
  await expectOk(http.admin.post(`Accounts/suspend/${id}`));
  return { path: `Accounts/unsuspend/${id}` };
}

export async function changeSponsor(): Promise<AccessRequest> {
  const { id } = await createAccount({});
  return { path: 'Accounts/change-sponsor', ask: { json: { UserId: id, Sponsor: 'Fiera' } } };
}

export const recharge = async ({ owner }: AccessFixtures): Promise<AccessRequest> => ({
  path: `Accounts/recharge/${owner.id}`,
  ask: { json: { id: await createPackage({ credits: 10 }) }, headers: createKey() },
});

export const adjustCredit = async ({ owner }: AccessFixtures): Promise<AccessRequest> => ({
  path: `Accounts/adjust-credit/${owner.id}`,
  ask: {
    json: {
      activePackageId: await insertActivePackage(owner.id, { credits: 5 }),
      credits: 1,
      reason: 'Prova',
    },
    headers: createKey(),
  },
});

export async function findByEmail(): Promise<AccessRequest> {
  const { email } = await createAccount({});
  return { path: 'Accounts/get-by-email', ask: { json: { Email: email } } };
}

export async function unsubscribe(): Promise<AccessRequest> {
  const token = await createUnsubscribeToken(await createMember({}));
  return { path: `Notifications/unsubscribe/${token}` };
}

/** An order is paid by a transfer to the account of the settings. */
export async function order({ owner, http }: AccessFixtures): Promise<AccessRequest> {
  const transfer = {
    holder: 'Portale srl',
    iban: 'IT60X0542811101000000123456',
    bic: '',
    bank: '',
  };
  await changeSetting({ ...owner, http: http.superAdmin }, 'bankTransfer', transfer);
  return {
    path: 'PackageOrders',
    ask: { form: createOrderForm(await createPackage({ credits: 10 })) },
  };
}
