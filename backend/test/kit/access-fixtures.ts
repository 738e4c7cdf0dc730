import { visitor } from './portal.js';
import type { HttpResponse, RequestOptions, HttpClient } from './http-client.js';
import { createMember } from './account-fixtures.js';
import { ecobonusForm } from './dossier-fixtures.js';
import { save, type Member } from './dossier-flow.js';

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

/** Result for a caller: let in, asked to log in, forbidden, or as if the record did not exist. */
export type Outcome = 'in' | 401 | 403 | 404;

export interface AccessFixtures {
  http: Record<CallerName, HttpClient>;
  owner: Member;
  other: Member;
}

/** One of each kind of caller; the owner has credits to send with. */
export async function createAccessFixtures(): Promise<AccessFixtures> {
  const [owner, other, unverified, buyer, admin, superAdmin] = await Promise.all([
    createMember({ packages: [{ credits: 500 }] }),
    createMember({ packages: [{ credits: 500 }] }),
    createMember({ isContractVerified: false }),
    createMember({ role: 'Buyer' }),
    createMember({ role: 'Admin' }),
    createMember({ role: 'SuperAdmin' }),
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

export const createDraft = ({ owner }: AccessFixtures): ReturnType<typeof save> =>
  save(owner.http, ecobonusForm());

export function classifyOutcome({ status }: HttpResponse): Outcome | `unexpected ${number}` {
  if (status === 401 || status === 403 || status === 404) return status;
  return status < 500 ? 'in' : `unexpected ${status}`;
}

/** A request to one route on a record that belongs to the owner. */
export interface AccessRequest {
  path: string;
  ask?: RequestOptions;
  /** The only caller who can make it, where that is none of the fixtures. */
  http?: HttpClient;
}
