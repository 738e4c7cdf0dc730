import { sql } from './account-fixtures.js';
import { visitor } from './portal.js';
import { createRegistrationForm, REGISTRATION_PASSWORD } from './registration-fixtures.js';

export const sendRegistration = (
  user: unknown,
  files?: Parameters<typeof createRegistrationForm>[1],
) => visitor().post('Accounts/register', { form: createRegistrationForm(user, files) });

export const logIn = (Email: string, Password = REGISTRATION_PASSWORD) =>
  visitor().post('Accounts/login', { json: { Email, Password } });

export const verifyEmail = (token: unknown) =>
  visitor().post('Accounts/verify-email', { json: { token } });

export const readAccountRows = (email: string) =>
  sql().rows<Record<string, unknown>>('SELECT * FROM accounts WHERE email = ?', email);
