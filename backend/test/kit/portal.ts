import { join } from 'node:path';
import type { Kind } from '../../../tools/testkit/portal.ts';
import { HttpClient } from './http-client.js';
import { Mailbox } from './mailbox.js';

/** Where the running portal is. */
export interface PortalInfo {
  kind: Kind;
  origin: string;
  dataDir: string;
  /** Path of the SQLite file, or URL of the MariaDB schema. */
  database: string;
  /** Without a worker jobs stay in the outbox, and no mail is written. */
  hasWorker?: boolean;
}

let current: PortalInfo | undefined;

/** Names the portal everything of the kit speaks with from now on. */
export function setPortal(info: PortalInfo): void {
  current = info;
}

export function portal(): PortalInfo {
  if (current === undefined) throw new Error('No portal named: call setPortal first');
  return current;
}

/** A caller without a login. */
export const visitor = (): HttpClient => new HttpClient(portal().origin);

export const mailbox = (): Mailbox => new Mailbox(join(portal().dataDir, 'mail'));
