import { describe, expect, it } from 'vitest';
import { checkNewPassword, PASSWORD_COMMON_MESSAGE } from './index.js';

describe('checkNewPassword', () => {
  it.each([
    ['nothing', null, null, { password: 'Campo obbligatorio!!', confirmPassword: 'Campo obbligatorio!!' }],
    ['too short', 'Corta-1', 'Corta-1', { password: 'La password deve essere composta da almeno 8 caratteri' }],
    ['not repeated', 'Persiana-Blu-42', '', { confirmPassword: 'Campo obbligatorio!!' }],
    ['repeated otherwise', 'Persiana-Blu-42', 'Persiana-Blu-43', { confirmPassword: 'Le password devono coincidere!!' }],
    ['one of the commonest', 'Password123', 'Password123', { password: PASSWORD_COMMON_MESSAGE }],
    ['a good one', 'Persiana-Blu-42', 'Persiana-Blu-42', {}],
    ['256 characters', 'aB3-'.repeat(64), 'aB3-'.repeat(64), {}],
    ['257 characters', `${'aB3-'.repeat(64)}x`, `${'aB3-'.repeat(64)}x`, { password: 'La password può avere al massimo 256 caratteri' }],
  ])('%s', (_, password, confirm, faults) => {
    expect(Object.fromEntries(checkNewPassword(password, confirm).map(({ field, message }) => [field, message]))).toEqual(faults);
  });
});
