import { createEmptyRegistration } from '@pratiche/domain/accounts';
import { describe, expect, it } from '@jest/globals';
import {
  discardUnsavedProfile,
  keepUnsavedProfile,
  findUnsavedProfile,
} from './unsaved-profile.js';

describe('what was typed and not saved', () => {
  it('is found again by the same account alone, until it is forgotten', () => {
    const form = { ...createEmptyRegistration(), phone: '0351112223' };
    keepUnsavedProfile(7, '2026-01-15T10:00:00.000Z', form);
    expect(findUnsavedProfile(7)).toMatchObject({
      updated: '2026-01-15T10:00:00.000Z',
      form: { phone: '0351112223' },
    });
    expect(findUnsavedProfile(8)).toBeNull();
    discardUnsavedProfile();
    expect(findUnsavedProfile(7)).toBeNull();
  });
});
