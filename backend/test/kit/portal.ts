import { inject } from 'vitest';
import { join } from 'node:path';
import type { Kind } from '../../../tools/testkit/portal.ts';
import { Http } from './http.js';
import { Mailbox } from './mailbox.js';

/** Where the running portal is, as the global set-up tells it to every test file. */
export interface PortalInfo {
  mode: Kind;
  origin: string;
  dataDir: string;
  /** Path of the SQLite file, or URL of the MariaDB schema. */
  database: string;
}

declare module 'vitest' {
  interface ProvidedContext {
    portal: PortalInfo;
  }
}

let own: PortalInfo | undefined;

/** Makes a test file speak with a portal it started itself. */
export function usePortal(info: PortalInfo): void {
  own = info;
}

export const portal = (): PortalInfo => own ?? inject('portal');

/** A caller without a login. */
export const visitor = (): Http => new Http(portal().origin);

export const mailbox = (): Mailbox => new Mailbox(join(portal().dataDir, 'mail'));
