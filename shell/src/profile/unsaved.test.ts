import { emptyRegistration } from '@pratiche/domain';
import { describe, expect, it } from 'vitest';
import { forget, keep, leftBehind } from './unsaved.js';

describe('what was typed and not saved', () => {
  it('is found again by the same account alone, until it is forgotten', () => {
    const form = { ...emptyRegistration(), phone: '0351112223' };
    keep(7, '2026-01-15T10:00:00.000Z', form);
    expect(leftBehind(7)).toMatchObject({
      updated: '2026-01-15T10:00:00.000Z',
      form: { phone: '0351112223' },
    });
    expect(leftBehind(8)).toBeNull();
    forget();
    expect(leftBehind(7)).toBeNull();
  });
});
