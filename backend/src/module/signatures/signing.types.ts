import type { OpenLink } from '../beneficiary-link/open-link.service.js';
import type { Dossier } from '../dossier.repository.js';
import type { AuditActor } from '../../platform/audit/audit-log.service.js';
import type { CurrentCaller } from '../../platform/auth/index.js';

/** Where a call comes from, as the record keeps it. */
export interface CallOrigin {
  address: string | null;
  device: string | null;
  session: string | null;
  /** Who called with a session, for the audit log; the record names the session alone. */
  actor?: Pick<AuditActor, 'id' | 'role'>;
  /** The cookie by which logins know a browser again; of the customer's calls alone. */
  knownDevice?: string;
}

export const SERVER_ORIGIN: CallOrigin = { address: null, device: null, session: null };

/** Who signs, and for which dossier. */
export type SigningParty = { dossier: Dossier; origin: CallOrigin } & (
  { kind: 'beneficiary'; link: OpenLink['link'] } | { kind: 'company'; caller: CurrentCaller }
);
