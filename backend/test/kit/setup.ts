import type { TestProject } from 'vitest/node';
import { startPortal, type Kind } from '../../../tools/testkit/portal.ts';

/** Every caller of the tests has the same address, and some guess passwords on purpose. */
export const RELAXED_LIMITS = {
  LOGIN_ATTEMPTS: '1000',
  PUBLIC_FORM_ATTEMPTS: '10000',
  PUBLIC_FORM_MEGABYTES: '1000000',
};

/** Starts one portal for all test files of a run. */
export const createPortalSetup =
  (kind: Kind) =>
  async (project: TestProject): Promise<() => Promise<void>> => {
    const { origin, dataDir, database, stop } = await startPortal({ kind, env: RELAXED_LIMITS });
    project.provide('portal', { mode: kind, origin, dataDir, database });
    return async () => {
      const codes = await stop();
      if (codes.some((code) => code !== 0))
        throw new Error(`The portal ended with ${codes.join(', ')} instead of 0`);
    };
  };
