import { expect, it } from '@jest/globals';
import {
  AUDIT_ACTION_CHOICES,
  AUDIT_ACTION_GROUP_CODES,
  AUDIT_ACTION_GROUPS,
  AUDIT_ACTIONS,
  listAuditActionsOf,
} from './index.js';

it('every act is in one group, sorted there', () => {
  expect(AUDIT_ACTION_CHOICES.map(({ value }) => value).sort()).toEqual(
    Object.keys(AUDIT_ACTIONS).sort(),
  );
  for (const group of Object.values(AUDIT_ACTION_GROUPS)) {
    const labels = AUDIT_ACTION_CHOICES.filter((one) => one.group === group).map(
      ({ label }) => label,
    );
    expect(labels).toEqual([...labels].sort((a, b) => a.localeCompare(b, 'it')));
  }
});

it('the groups hold all acts together', () => {
  expect(AUDIT_ACTION_GROUP_CODES.flatMap(listAuditActionsOf).sort()).toEqual(
    Object.keys(AUDIT_ACTIONS).sort(),
  );
  expect(listAuditActionsOf('access')).toContain('login');
});
