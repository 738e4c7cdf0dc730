import { afterAll, beforeAll } from '@jest/globals';
import { startPortal, type Portal } from '../../../tools/testkit/portal.ts';
import { portal, setPortal } from './portal.js';
import { RELAXED_LIMITS } from './setup.js';

/**
 * Starts a portal for one test file, where its figures sum up what all accounts do: the files that
 * share a portal run at once. Called before the file's own hooks.
 */
export function useOwnPortal(): void {
  const shared = portal();
  let own: Portal;
  beforeAll(async () => {
    own = await startPortal({ kind: shared.kind, env: RELAXED_LIMITS });
    const { kind, origin, dataDir, database } = own;
    setPortal({ kind, origin, dataDir, database });
  });
  afterAll(async () => {
    setPortal(shared);
    await own.stop();
  });
}
