import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { buildChangedProjects } from '../../tools/prepare/build.mjs';
import { startPortal } from '../../tools/testkit/portal.ts';
import { storePortalInfo } from './portal-info.ts';

/**
 * Starts one portal with its demo data for all journeys, from a build of the sources as they are, and
 * stops it after the last.
 */
export default async function globalSetup(): Promise<() => Promise<void>> {
  await buildChangedProjects();
  await rm(join(import.meta.dirname, '../test-results/screens'), { recursive: true, force: true });
  // All journeys share one address and log in often.
  const portal = await startPortal({
    kind: 'sqlite',
    env: { LOGIN_ATTEMPTS: '1000', PUBLIC_FORM_ATTEMPTS: '1000', PUBLIC_FORM_MEGABYTES: '1000000' },
  });
  storePortalInfo({
    kind: portal.kind,
    origin: portal.origin,
    dataDir: portal.dataDir,
    database: portal.database,
  });
  return async () => {
    const codes = await portal.stop();
    if (codes.some((code) => code !== 0))
      throw new Error(`The portal ended with ${codes.join(', ')} instead of 0`);
  };
}
