import { describe, expect, it } from '@jest/globals';
import {
  checkNewPassword,
  PASSWORD_COMMON_MESSAGE,
  PASSWORD_OWN_NAME_MESSAGE,
  validatePassword,
} from './index.js';
import { WIDELY_USED_PASSWORDS } from './widely-used.js';

describe('checkNewPassword', () => {
  it.each([
    [
      'nothing',
      null,
      null,
      { password: 'Campo obbligatorio!!', confirmPassword: 'Campo obbligatorio!!' },
    ],
    [
      'too short',
      'Corta-1',
      'Corta-1',
      { password: 'La password deve essere composta da almeno 8 caratteri' },
    ],
    ['not repeated', 'Persiana-Blu-42', '', { confirmPassword: 'Campo obbligatorio!!' }],
    [
      'repeated otherwise',
      'Persiana-Blu-42',
      'Persiana-Blu-43',
      { confirmPassword: 'Le password devono coincidere!!' },
    ],
    ['one of the commonest', 'Password123', 'Password123', { password: PASSWORD_COMMON_MESSAGE }],
    ['a good one', 'Persiana-Blu-42', 'Persiana-Blu-42', {}],
    ['256 characters', 'aB3-'.repeat(64), 'aB3-'.repeat(64), {}],
    [
      '257 characters',
      `${'aB3-'.repeat(64)}x`,
      `${'aB3-'.repeat(64)}x`,
      { password: 'La password può avere al massimo 256 caratteri' },
    ],
  ])('%s', (_, password, confirm, faults) => {
    expect(
      Object.fromEntries(
        checkNewPassword(password, confirm).map(({ field, message }) => [field, message]),
      ),
    ).toEqual(faults);
  });
});

describe('passwordFault', () => {
  const NAMES = ['ersilia.malaguti@example.test', 'Infissi Perché No Srl', 'Ersilia', null];

  it('knows 3,000 of the most used ones that no other rule refuses', () => {
    expect(WIDELY_USED_PASSWORDS.size).toBe(3_000);
    expect(
      [...WIDELY_USED_PASSWORDS].filter((password) => validatePassword(password) === null),
    ).toEqual([]);
    expect(validatePassword('Michelle!')).toBe(PASSWORD_COMMON_MESSAGE);
  });

  it.each(['14051983', '05-14-1983', '1983/05/14', '19830514'])('refuses the date %s', (date) =>
    expect(validatePassword(date)).toBe(PASSWORD_COMMON_MESSAGE),
  );
  it.each(['99999983', '31459265'])('takes %s for a number', (number) =>
    expect(validatePassword(number)).toBeNull(),
  );

  it.each([
    'Malaguti2026!',
    'ERSILIA-1974',
    'ersiliamalaguti',
    'perche.no.77',
    'Infissi2026!',
    'Serramenti-1!',
    '2026Malaguti00',
  ])('refuses %s, which is little more than a name', (password) => {
    expect(validatePassword(password, NAMES)).toBe(PASSWORD_OWN_NAME_MESSAGE);
  });
  it.each(['Malaguti-Finestra-7', 'Persiana-Blu-42', 'Infissi-verdi-9'])('takes %s', (password) =>
    expect(validatePassword(password, NAMES)).toBeNull(),
  );
});
