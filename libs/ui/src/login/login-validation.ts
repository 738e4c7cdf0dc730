import { PROBLEM_CODES, type ApiError } from '@pratiche/api';
import type { FieldError } from '@pratiche/domain';
import { LOGIN_FORM_TEXTS as TEXTS } from './texts.js';

const EMAIL_PATTERN = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

export interface LoginValues {
  email: string | null;
  password: string | null;
}

/** Checks before the call (spec platform §5). */
export function checkLogin({ email, password }: LoginValues): FieldError[] {
  const messages = {
    email: validateEmail(email?.trim() ?? ''),
    password: password ? null : TEXTS.passwordMissing,
  };
  return Object.entries(messages).flatMap(([field, message]) =>
    message === null ? [] : [{ field, message }],
  );
}

function validateEmail(email: string): string | null {
  if (email === '') return TEXTS.emailMissing;
  return EMAIL_PATTERN.test(email) ? null : TEXTS.emailInvalid;
}

/** What to say when the login failed (spec platform §8). Only a refusal blames the credentials. */
export function loginErrorMessage(error: ApiError | null): string {
  if (!error) return TEXTS.failed;
  if (error.code === PROBLEM_CODES.accountInReview) return error.message;
  if (error.status === 400) return TEXTS.notVerified;
  if (error.code === PROBLEM_CODES.accountSuspended) return error.message;
  if (error.status === 0 || error.status === 429 || error.status >= 500) return error.message;
  return TEXTS.wrong;
}
