import { ApiError } from '@pratiche/api';
import { describe, expect, it } from '@jest/globals';
import { checkLogin, loginErrorMessage } from './login-validation.js';

const failed = (status: number) => new ApiError({ status, code: 'x', message: 'dal server' });

describe('login', () => {
  it('asks for what is missing with the specified messages', () => {
    const messages = (email: string | null, password: string | null) =>
      Object.fromEntries(
        checkLogin({ email, password }).map(({ field, message }) => [field, message]),
      );
    expect(messages(null, null)).toEqual({
      email: 'Inserire Email.',
      password: 'Inserire password.',
    });
    expect(messages('   ', 'x')).toEqual({ email: 'Inserire Email.' });
    expect(messages('a@b', 'x')).toEqual({ email: 'Inserire Email valida.' });
    expect(messages(' a@b.test ', 'x')).toEqual({});
  });

  it('distinguishes an account to verify, wrong credentials and a server failure', () => {
    expect(loginErrorMessage(failed(400))).toMatch(/non è ancora verificato/);
    const inReview = { status: 400, code: 'account-in-review', message: 'dal server' };
    expect(loginErrorMessage(new ApiError(inReview))).toBe('dal server');
    expect(loginErrorMessage(failed(401))).toBe('Email o password non corretti');
    expect(loginErrorMessage(failed(404))).toBe('Email o password non corretti');
    for (const status of [0, 429, 503])
      expect(loginErrorMessage(failed(status))).toBe('dal server');
  });
});
