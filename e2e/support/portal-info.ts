import type { Kind } from '../../tools/testkit/portal.ts';

/** Where the portal of this run is. */
export interface PortalInfo {
  kind: Kind;
  origin: string;
  dataDir: string;
  database: string;
}

const VARIABLE = 'PRATICHE_E2E_PORTAL';

/** Passes the portal's location to the workers, which inherit the environment. */
export function storePortalInfo(info: PortalInfo): void {
  process.env[VARIABLE] = JSON.stringify(info);
}

export function portalInfo(): PortalInfo {
  const text = process.env[VARIABLE];
  if (!text) throw new Error('No portal: journeys run through e2e/playwright.config.ts');
  return JSON.parse(text) as PortalInfo;
}
