import { expect, it } from 'vitest';
import { validateAssignment, STATUS_CODES } from '../index.js';

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
