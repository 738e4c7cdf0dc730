import type { TestProject } from 'vitest/node';
import { startPortal, type Kind } from '../../tools/testkit/portal.js';

/** Starts one portal for all API test files: `PRATICHE_TEST_KIND` says which of the two ways to run is under test. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const portal = await startPortal({ kind: kind(process.env['PRATICHE_TEST_KIND']) });
  project.provide('portal', { mode: portal.kind, origin: portal.origin, dataDir: portal.dataDir, database: portal.database });
  return async () => { await portal.stop(); };
}

function kind(text = 'sqlite'): Kind {
  if (text === 'sqlite' || text === 'mariadb') return text;
  throw new Error(`PRATICHE_TEST_KIND must be sqlite or mariadb, not "${text}"`);
}
