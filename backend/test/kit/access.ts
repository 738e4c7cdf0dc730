import { visitor } from './portal.js';
import type { Answer, Ask, Http } from './http.js';
import { newMember } from './world.js';
import type { Member } from './flow.js';

export const CALLERS = [
  'anonymous',
  'otherFitter',
  'owner',
  'unverified',
  'buyer',
  'admin',
  'superAdmin',
] as const;
export type CallerName = (typeof CALLERS)[number];

/** How an answer ends for a caller: let in, asked to log in, forbidden, or as if the record were not there. */
export type Outcome = 'in' | 401 | 403 | 404;

export interface Cast {
  http: Record<CallerName, Http>;
  owner: Member;
  other: Member;
}

/** One of each kind of caller; the owner has credits to send with. */
export async function cast(): Promise<Cast> {
  const [owner, other, unverified, buyer, admin, superAdmin] = await Promise.all([
    newMember({ packages: [{ credits: 500 }] }),
    newMember({ packages: [{ credits: 500 }] }),
    newMember({ isContractVerified: false }),
    newMember({ role: 'Buyer' }),
    newMember({ role: 'Admin' }),
    newMember({ role: 'SuperAdmin' }),
  ]);
  const http = {
    anonymous: visitor(),
    otherFitter: other.http,
    owner: owner.http,
    unverified: unverified.http,
    buyer: buyer.http,
    admin: admin.http,
    superAdmin: superAdmin.http,
  };
  return { http, owner, other };
}

export function outcomeOf({ status }: Answer): Outcome | `unexpected ${number}` {
  if (status === 401 || status === 403 || status === 404) return status;
  return status < 500 ? 'in' : `unexpected ${status}`;
}

/** A request to one route on a record of the owner's. */
export interface Request {
  path: string;
  ask?: Ask;
}
