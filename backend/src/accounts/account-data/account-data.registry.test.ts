import { describe, expect, it } from '@jest/globals';
import type { AccountDataContributor } from './account-data-contributor.types.js';
import { AccountDataRegistry } from './account-data.registry.js';
import { createJsonEntry } from './json-entry.util.js';

const registryOf = (...contributors: AccountDataContributor[]) => {
  const registry = new AccountDataRegistry();
  for (const contributor of contributors) registry.registerContributor(contributor);
  return registry;
};
const modified = new Date();
const request = { accountId: 7, modified, yieldToEventLoop: () => Promise.resolve() };

describe('AccountDataRegistry', () => {
  it('exports in the order of the sections, whatever the order of registration', async () => {
    const section = (name: string): AccountDataContributor => ({
      section: name,
      exportAccountData: ({ accountId }) =>
        Promise.resolve([createJsonEntry(`${name}.json`, modified, accountId)]),
    });
    const registry = registryOf(section('pratiche'), section('movimenti'), section('notifiche'));
    expect((await registry.exportAccountData(request)).map(({ name }) => name)).toEqual([
      'movimenti.json',
      'notifiche.json',
      'pratiche.json',
    ]);
  });

  it('asks one contributor after the other, and stops at a refusal', async () => {
    const calls: string[] = [];
    const eraser = (name: string, refuses = false): AccountDataContributor => ({
      section: name,
      eraseAccountData: async () => {
        calls.push(`${name} begins`);
        await Promise.resolve();
        if (refuses) throw new Error('in progress');
        calls.push(`${name} ends`);
        return [`${name}/file`];
      },
    });
    expect(await registryOf(eraser('a'), eraser('b')).eraseAccountData(7)).toEqual([
      'a/file',
      'b/file',
    ]);
    expect(calls).toEqual(['a begins', 'a ends', 'b begins', 'b ends']);
    calls.length = 0;
    const refusing = registryOf(eraser('a', true), eraser('b'));
    await expect(refusing.eraseAccountData(7)).rejects.toThrow('in progress');
    expect(calls).toEqual(['a begins']);
  });

  it('puts the figures of all together', async () => {
    const registry = registryOf(
      {
        section: 'a',
        summariseAccount: ({ walletId }) => Promise.resolve({ credits: walletId ?? 0 }),
      },
      { section: 'b' },
    );
    expect(await registry.summariseAccount({ id: 7, walletId: 3 })).toEqual({
      credits: 3,
      counts: [],
    });
  });
});
