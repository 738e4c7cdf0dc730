import { beforeAll, jest } from '@jest/globals';
import type { Kind } from '../../../tools/testkit/portal.ts';
import { MIDNIGHT_WAIT_MS, waitPastMidnight } from './midnight-guard.js';
import { setPortal, type PortalInfo } from './portal.js';
import { portalVariable } from './portal-variable.js';

/** Set by the project of the configuration. */
declare const portalKind: Kind;

// Every test file speaks with the portal the global set-up started, until it names another.
setPortal(JSON.parse(process.env[portalVariable(portalKind)] ?? 'null') as PortalInfo);

// Hooks start portals, and `waitUntil` waits 90 s before it says for what.
jest.setTimeout(180_000);

beforeAll(waitPastMidnight, MIDNIGHT_WAIT_MS);
