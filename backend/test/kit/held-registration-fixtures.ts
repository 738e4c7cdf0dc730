import type { RegistrationForm } from '@pratiche/domain';
import { sql } from './account-fixtures.js';
import { sendRegistration, verifyEmail } from './registration-calls.js';
import { createRegistration, waitForMailToken } from './registration-fixtures.js';
import { waitUntil } from './wait-until.js';

export interface CompetingRegistrations {
  first: RegistrationForm;
  second: RegistrationForm;
  /** Number of the second one. */
  id: number;
}

/** A registration that was never confirmed, and a second one with the same VAT number. */
export async function createCompetingRegistrations(): Promise<CompetingRegistrations> {
  const first = createRegistration();
  await sendRegistration(first);
  await waitForMailToken(first.email ?? '', 'verify-email');
  const second = createRegistration({ vat: first.vat });
  await sendRegistration(second);
  const id = await waitUntil(
    async () =>
      (
        await sql().rows<{ id: number }>(
          'SELECT id FROM registration_requests WHERE email = ? AND held IS NOT NULL',
          second.email ?? '',
        )
      )[0]?.id ?? null,
    'the second registration to be held',
  );
  return { first, second, id };
}

/** A second registration whose address is confirmed; answers its number. */
export async function createHeldRegistration(): Promise<number> {
  const { id, second } = await createCompetingRegistrations();
  await verifyEmail(await waitForMailToken(second.email ?? '', 'verify-email'));
  return id;
}
