import { beforeAll, inject } from 'vitest';
import { waitPastMidnight } from './midnight-guard.js';
import { setPortal, type PortalInfo } from './portal.js';

declare module 'vitest' {
  interface ProvidedContext {
    portal: PortalInfo;
  }
}

// Every test file speaks with the portal the global set-up started, until it names another.
setPortal(inject('portal'));

beforeAll(waitPastMidnight);
