import { expect, it } from '@jest/globals';
import { bindOnce } from './bind-once.js';

it('binds once for each state of the settings', () => {
  let count = 0;
  const bind = bindOnce((settings: { limit: number }) => ({ ...settings, number: (count += 1) }));
  const [settings, others] = [{ limit: 1 }, { limit: 1 }];
  const rules = bind(settings);
  expect(rules).toEqual({ limit: 1, number: 1 });
  expect(bind(settings)).toBe(rules);
  expect(bind(others)).not.toBe(rules);
  expect(count).toBe(2);
});
