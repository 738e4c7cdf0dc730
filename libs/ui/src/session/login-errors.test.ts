import { ApiError } from '@pratiche/api';
import { describe, expect, it } from 'vitest';
import { loginErrors, loginMessage } from './login-errors.js';

const failed = (status: number) => new ApiError({ status, code: 'x', message: 'dal server' });

describe('login', () => {
  it('asks for what is missing with the specified messages', () => {
    expect(loginErrors(null, null)).toEqual({
      email: 'Inserire Email.',
      password: 'Inserire password.',
    });
    expect(loginErrors('   ', 'x')).toEqual({ email: 'Inserire Email.', password: null });
    expect(loginErrors('a@b', 'x').email).toBe('Inserire Email valida.');
    expect(loginErrors(' a@b.test ', 'x')).toEqual({ email: null, password: null });
  });

  it('tells apart an account to verify, wrong credentials and a server that cannot say', () => {
    expect(loginMessage(failed(400))).toMatch(/non è ancora verificato/);
    expect(loginMessage(failed(401))).toBe('Email o password non corretti');
    expect(loginMessage(failed(404))).toBe('Email o password non corretti');
    for (const status of [0, 429, 503]) expect(loginMessage(failed(status))).toBe('dal server');
  });
});
