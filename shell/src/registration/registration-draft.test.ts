import { createEmptyRegistration } from '@pratiche/domain/accounts';
import { describe, expect, it } from '@jest/globals';
import { DRAFT_DAYS, RegistrationDraftStorage } from './registration-draft.js';

const storage = () => {
  const items = new Map<string, string>();
  return {
    items,
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  };
};
const FORM = {
  ...createEmptyRegistration(),
  firstName: 'Ersilia',
  password: 'Segreta-12',
  confirmPassword: 'Segreta-12',
  privacyAndConditionsAccepted: true,
};

describe('the copy of a registration on the device', () => {
  it('brings back everything but the passwords, which it never writes', () => {
    const device = storage();
    new RegistrationDraftStorage(device).saveDraft({ form: FORM, step: 2 });
    expect([...device.items.values()].join()).not.toContain('Segreta');
    expect(new RegistrationDraftStorage(device).loadDraft()).toEqual({
      form: { ...FORM, password: null, confirmPassword: null },
      step: 2,
    });
  });

  it('is forgotten after a week, and when it is cleared', () => {
    const device = storage();
    new RegistrationDraftStorage(device, () => 0).saveDraft({ form: FORM, step: 1 });
    expect(
      new RegistrationDraftStorage(device, () => DRAFT_DAYS * 86_400_000).loadDraft(),
    ).not.toBeNull();
    expect(
      new RegistrationDraftStorage(device, () => DRAFT_DAYS * 86_400_000 + 1).loadDraft(),
    ).toBeNull();
    new RegistrationDraftStorage(device).saveDraft({ form: FORM, step: 1 });
    new RegistrationDraftStorage(device).clearDraft();
    expect(new RegistrationDraftStorage(device).loadDraft()).toBeNull();
  });

  it.each(['', 'null', '[]', '7', '{', '{"at":1e15}', '{"at":1e15,"form":7}'])(
    'takes %j for nothing',
    (text) => {
      const device = storage();
      device.setItem('pratiche.registrazione', text);
      expect(new RegistrationDraftStorage(device).loadDraft()).toBeNull();
    },
  );

  it('leaves out what it does not know', () => {
    const device = storage();
    device.setItem(
      'pratiche.registrazione',
      '{"at":1e15,"step":9,"form":{"firstName":7,"lastName":"Malaguti","password":"x","role":"SuperAdmin"}}',
    );
    expect(new RegistrationDraftStorage(device).loadDraft()).toEqual({
      form: { ...createEmptyRegistration(), lastName: 'Malaguti' },
      step: 0,
    });
  });

  it('works without storage', () => {
    const denied = () => {
      throw new Error('denied');
    };
    const drafts = new RegistrationDraftStorage({
      getItem: denied,
      setItem: denied,
      removeItem: denied,
    });
    expect([drafts.saveDraft({ form: FORM, step: 0 }), drafts.loadDraft()]).toEqual([false, null]);
    drafts.clearDraft();
  });
});
