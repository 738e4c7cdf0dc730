import { expect } from '@jest/globals';
import { waitUntilDrained } from '../kit/job-queries.js';
import type { Cast } from './workload.js';

/** After healing the portal has this long to find its feet; from then on it answers as ever. */
export const RECOVERY_MS = 10_000;
const ANSWER_LIMIT_MS = 1_000;
export const DRAINED_LIMIT_MS = 60_000;
const ROUNDS = 5;
const PATHS = ['Module/getAll?state=DRAFT&page=1&pageSize=10', 'Accounts/credit', 'health/ready'];

/** Requests to every process: each is answered within a second, or three times what a bare answer of the same moment takes. */
export async function expectAlive({ owner, origins }: Cast): Promise<number> {
  let slowest = 0;
  for (let round = 0; round < ROUNDS; round += 1)
    for (const origin of origins) {
      const bare = await time(() => fetch(`${origin}/api/health/live`));
      for (const path of PATHS) {
        const headers = { authorization: `Bearer ${owner.http.token}` };
        const asked = await time(() => fetch(`${origin}/api/${path}`, { headers }));
        expect([path, asked.status]).toEqual([path, 200]);
        expect(asked.ms).toBeLessThan(Math.max(ANSWER_LIMIT_MS, 3 * bare.ms));
        slowest = Math.max(slowest, asked.ms);
      }
    }
  return slowest;
}

async function time(call: () => Promise<Response>): Promise<{ status: number; ms: number }> {
  const since = performance.now();
  const answer = await call();
  await answer.arrayBuffer();
  return { status: answer.status, ms: performance.now() - since };
}

export const expectDrained = (): Promise<number> => waitUntilDrained(DRAINED_LIMIT_MS);
