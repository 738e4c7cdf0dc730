import { expect, it } from '@jest/globals';
import { STATUS_CODES, BUILT_IN_SETTINGS, createRules } from '../index.js';

const { validateAssignment } = createRules(BUILT_IN_SETTINGS);

it('lets dossiers be assigned while the back office has something to do with them', () => {
  expect(STATUS_CODES.filter((code) => validateAssignment(code) === null)).toEqual([
    'SENT',
    'WAITING',
    'ACCEPTED',
    'SENTTOENEA',
  ]);
  expect(validateAssignment('SELLED')).toBe(
    'La pratica è nello stato «Completata»: l’operatore non può cambiare',
  );
});
