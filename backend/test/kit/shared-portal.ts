import { beforeAll } from '@jest/globals';
import type { Kind } from '../../../tools/testkit/portal.ts';
import { waitPastMidnight } from './midnight-guard.js';
import { setPortal, type PortalInfo } from './portal.js';
import { portalVariable } from './portal-variable.js';

/** Set by the project of the configuration. */
declare const portalKind: Kind;

// Every test file speaks with the portal the global set-up started, until it names another.
setPortal(JSON.parse(process.env[portalVariable(portalKind)] ?? 'null') as PortalInfo);

beforeAll(waitPastMidnight);
