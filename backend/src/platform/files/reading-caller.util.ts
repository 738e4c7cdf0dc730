import type { AuditActor } from '../audit/audit-log.service.js';
import { toClientNetwork } from '../rate-limiting/index.js';

/** Whose turn a file is read in; public forms have no account. */
export const toReadingCaller = ({ id, address }: AuditActor): string =>
  id === null ? toClientNetwork(address ?? '') : String(id);
