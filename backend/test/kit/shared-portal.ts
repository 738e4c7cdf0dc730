import { beforeAll, inject } from 'vitest';
import { notAtMidnight } from './midnight.js';
import { usePortal, type PortalInfo } from './portal.js';

declare module 'vitest' {
  interface ProvidedContext {
    portal: PortalInfo;
  }
}

// Every test file speaks with the portal the global set-up started, until it names another.
usePortal(inject('portal'));

beforeAll(notAtMidnight);
