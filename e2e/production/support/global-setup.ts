import { secondBuild } from '../../../tools/production/second-build.ts';
import { startProduction } from '../../../tools/production/set-up.ts';
import { tellPortal } from '../../support/portal.ts';
import { tellStage } from './stage.ts';

/** Starts the whole set-up once for all journeys, beside a second version of the front ends to publish, and ends it after the last. */
export default async function setup(): Promise<() => Promise<void>> {
  const other = await secondBuild();
  process.stdout.write(`The other version of the front ends: ${other.from}\n`);
  // All journeys come from one address and log in often.
  const production = await startProduction({ env: { LOGIN_ATTEMPTS: '1000', PUBLIC_FORM_ATTEMPTS: '1000', RATE_LIMITS: 'all=9999999', LOG_LEVEL: 'warn' } });
  // The SMTP server keeps what it takes below the same folder in which the embedded portal writes.
  tellPortal({ mode: 'mariadb', origin: production.origin, dataDir: production.folder, database: production.database });
  tellStage(production, other);
  return async () => {
    const codes = await production.stop();
    if (codes.some((code) => code !== 0)) throw new Error(`The processes ended with ${codes.join(', ')} instead of 0`);
  };
}
