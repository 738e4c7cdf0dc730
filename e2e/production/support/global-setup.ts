import { buildChangedProjects } from '../../../tools/prepare/build.mjs';
import {
  buildNextVersion,
  buildPreviousRelease,
  readSharedVersion,
} from '../../../tools/production/version-builds.ts';
import { startProductionStack } from '../../../tools/production/production-stack.ts';
import { storePortalInfo } from '../../support/portal-info.ts';
import { storeProductionInfo } from './production-info.ts';

/**
 * Builds what changed and starts the whole set-up once for all journeys, beside other versions of the front ends to
 * publish, and ends it after the last.
 */
export default async function globalSetup(): Promise<() => Promise<void>> {
  await buildChangedProjects();
  const [next, previous] = [await buildNextVersion(), await buildPreviousRelease()];
  process.stdout.write(
    `Other versions of the front ends: ${[next, previous].flatMap((one) => (one === null ? [] : [one.from])).join('; ')}\n`,
  );
  // All journeys share one address and log in often.
  const production = await startProductionStack({
    env: {
      LOGIN_ATTEMPTS: '1000',
      PUBLIC_FORM_ATTEMPTS: '1000',
      PUBLIC_FORM_MEGABYTES: '1000000',
      RATE_LIMITS: 'all=9999999',
      LOG_LEVEL: 'warn',
    },
  });
  // The SMTP server stores its messages below the same folder as the embedded portal.
  storePortalInfo({
    kind: 'mariadb',
    origin: production.origin,
    dataDir: production.folder,
    database: production.database,
  });
  storeProductionInfo(production, {
    shared: await readSharedVersion(),
    next,
    ...(previous === null ? {} : { previous }),
  });
  return async () => {
    const codes = await production.stop();
    if (codes.some((code) => code !== 0))
      throw new Error(`The processes ended with ${codes.join(', ')} instead of 0`);
  };
}
