import { expect, it } from '@jest/globals';
import { AUDIT_ACTION_CHOICES, AUDIT_ACTION_GROUPS, AUDIT_ACTIONS } from './index.js';

it('every act is in one group, sorted there', () => {
  expect(AUDIT_ACTION_CHOICES.map(({ value }) => value).sort()).toEqual(
    Object.keys(AUDIT_ACTIONS).sort(),
  );
  for (const group of AUDIT_ACTION_GROUPS) {
    const labels = AUDIT_ACTION_CHOICES.filter((one) => one.group === group).map(
      ({ label }) => label,
    );
    expect(labels).toEqual([...labels].sort((a, b) => a.localeCompare(b, 'it')));
  }
});
