import { ApiError, type SessionUserDto } from '@pratiche/api';
import { describe, expect, it, jest } from '@jest/globals';
import { createTokenRefresh } from './token-refresh.js';

const userWith = (jwtToken: string): SessionUserDto => ({
  id: 1,
  role: 'User',
  email: 'a@b.test',
  firstName: null,
  lastName: null,
  businessName: null,
  isContractVerified: true,
  isFirstPackageAcquired: false,
  jwtToken,
});
const refused = (status: number) => new ApiError({ status, code: 'x', message: 'x' });

function set(askServer: () => Promise<SessionUserDto>) {
  let user: SessionUserDto | null = userWith('old');
  let clock = 0;
  const asked = jest.fn(askServer);
  const parts = {
    current: () => user,
    store: (next: SessionUserDto | null) => {
      user = next;
    },
    askServer: asked,
    now: () => clock,
  };
  return {
    refresh: createTokenRefresh(parts),
    parts,
    asked,
    user: () => user,
    pass: (ms: number) => {
      clock += ms;
    },
  };
}

describe('silent refresh', () => {
  it('is one call for requests that fail together', async () => {
    const { refresh, asked, user } = set(() => Promise.resolve(userWith('new')));
    expect(await Promise.all([refresh(), refresh(), refresh()])).toEqual(['new', 'new', 'new']);
    expect(asked).toHaveBeenCalledTimes(1);
    expect(user()?.jwtToken).toBe('new');
  });

  it('answers a late 401 with the token just got, and asks again later', async () => {
    const { refresh, asked, pass } = set(() => Promise.resolve(userWith('new')));
    await refresh();
    pass(1000);
    expect(await refresh()).toBe('new');
    expect(asked).toHaveBeenCalledTimes(1);
    pass(60_000);
    await refresh();
    expect(asked).toHaveBeenCalledTimes(2);
  });

  it('forgets the user when the server refuses', async () => {
    const { refresh, user } = set(() => Promise.reject(refused(401)));
    expect(await refresh()).toBeNull();
    expect(user()).toBeNull();
  });

  it.each([0, 429, 500, 503])('keeps the user when the server cannot say (%i)', async (status) => {
    const { refresh, user } = set(() => Promise.reject(refused(status)));
    await expect(refresh()).rejects.toThrow(ApiError);
    expect(user()?.jwtToken).toBe('old');
  });

  it('can be tried again after a failure', async () => {
    let down = true;
    const { refresh } = set(() =>
      down ? Promise.reject(refused(0)) : Promise.resolve(userWith('new')),
    );
    await expect(refresh()).rejects.toThrow(ApiError);
    down = false;
    expect(await refresh()).toBe('new');
  });

  it('takes the token another tab got while waiting for its turn', async () => {
    const { parts, asked } = set(() => Promise.resolve(userWith('mine')));
    const refresh = createTokenRefresh({
      ...parts,
      alone: (work) => {
        parts.store(userWith('of the other tab'));
        return work();
      },
    });
    expect(await refresh()).toBe('of the other tab');
    expect(asked).not.toHaveBeenCalled();
  });

  it('has nothing to refresh without a user', async () => {
    const { refresh, parts, asked } = set(() => Promise.resolve(userWith('new')));
    parts.store(null);
    expect(await refresh()).toBeNull();
    expect(asked).not.toHaveBeenCalled();
  });
});
