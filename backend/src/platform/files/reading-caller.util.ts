import type { AuditActor } from '../audit/audit-log.service.js';
import { toClientNetwork } from '../rate-limiting/index.js';

/** Caller in whose turn a file is read; public forms have no account. */
export const toReadingCaller = ({ id, address }: AuditActor): string =>
  id === null ? toClientNetwork(address ?? '') : String(id);
