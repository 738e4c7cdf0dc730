import { describe, expect, it } from '@jest/globals';
import { ROLES, type Role } from '../access/roles.js';
import { canTransition } from '../statuses/index.js';
import {
  formatMinutes,
  maySeeOperatorFigures,
  WORK_STEP_LABELS,
  WORK_STEP_STATUSES,
  WORK_STEPS,
} from './work-steps.js';

describe('figures of operators', () => {
  it.each<[Role, boolean]>(ROLES.map((role) => [role, role === 'SuperAdmin']))(
    'are seen by %s: %s, while they are on',
    (role, isSeen) => {
      expect(maySeeOperatorFigures(role, { isOn: true })).toBe(isSeen);
      expect(maySeeOperatorFigures(role, { isOn: false })).toBe(false);
    },
  );
});

it.each([
  [0, '0 min'],
  [59, '59 min'],
  [60, '1 h'],
  [200, '3 h 20 min'],
  [1_439, '23 h 59 min'],
  [1_440, '1 giorno'],
  [2_880 + 240, '2 giorni e 4 h'],
])('says %i minutes as %s', (minutes, text) => {
  expect(formatMinutes(minutes)).toBe(text);
});

it('ends each step with a change that the back office can make', () => {
  for (const step of WORK_STEPS) {
    const { begins, ends } = WORK_STEP_STATUSES[step];
    expect(WORK_STEP_LABELS[step]).not.toBe('');
    if (ends !== null) expect([step, canTransition(begins, ends, 'admin')]).toEqual([step, true]);
  }
});
