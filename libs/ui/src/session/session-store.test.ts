import type { SessionUserDto } from '@pratiche/api';
import { describe, expect, it, jest } from '@jest/globals';
import { SessionStore } from './session-store.js';

const USER: SessionUserDto = {
  id: 1,
  role: 'User',
  email: 'a@b.test',
  firstName: null,
  lastName: null,
  businessName: null,
  isContractVerified: true,
  isFirstPackageAcquired: false,
  jwtToken: 't',
};

/** As much of `Storage` as the store uses. */
function storage(content: Record<string, string> = {}): Storage {
  const items = new Map(Object.entries(content));
  return {
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
    clear: () => items.clear(),
    key: () => null,
    get length() {
      return items.size;
    },
  };
}

class StorageChange extends Event {
  constructor(readonly key: string | null) {
    super('storage');
  }
}

describe('session store', () => {
  it('finds the user again after a reload', () => {
    const kept = storage();
    new SessionStore(kept).setUser(USER);
    expect(new SessionStore(kept).getUser()).toEqual(USER);
  });

  it.each([
    '',
    'null',
    '{}',
    '[]',
    'not json',
    '{"id":1}',
    '{"id":"1","jwtToken":"t","role":"User"}',
  ])('treats %j as logged out', (text) => {
    expect(new SessionStore(storage({ user: text })).getUser()).toBeNull();
  });

  it('follows login and logout of other tabs, and their clearing of everything', () => {
    const kept = storage();
    const tabs = new EventTarget();
    const store = new SessionStore(kept);
    store.syncAcrossTabs(tabs);
    const heard = jest.fn();
    store.subscribe(heard);

    kept.setItem('user', JSON.stringify(USER));
    tabs.dispatchEvent(new StorageChange('user'));
    expect(store.getUser()).toEqual(USER);
    tabs.dispatchEvent(new StorageChange('something else'));
    expect(heard).toHaveBeenCalledTimes(1);
    kept.clear();
    tabs.dispatchEvent(new StorageChange(null));
    expect(store.getUser()).toBeNull();
  });

  it('works in this tab when storage is forbidden', () => {
    const forbidden: Storage = {
      ...storage(),
      getItem: () => {
        throw new Error('denied');
      },
      setItem: () => {
        throw new Error('denied');
      },
    };
    const store = new SessionStore(forbidden);
    store.setUser(USER);
    expect(store.getUser()).toEqual(USER);
  });
});
