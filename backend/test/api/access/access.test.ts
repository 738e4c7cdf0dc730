/** @core */
import { beforeAll, describe, expect, it } from '@jest/globals';
import {
  CALLERS,
  createAccessFixtures,
  classifyOutcome,
  type AccessFixtures,
  type AccessRequest,
} from '../../kit/access-fixtures.js';
import { expectProblem } from '../../kit/problem-assertions.js';
import { loadRouteTable, type RouteRow } from '../../kit/route-table.js';
import { expectedOutcome, ROUTES } from './expected/index.js';

const routes: RouteRow[] = await loadRouteTable();
const nameOf = ({ method, path }: RouteRow) => `${method} ${path}`;
const known = new Map(Object.entries(ROUTES).map(([name, row]) => [name.toLowerCase(), row]));

describe('the route table', () => {
  it('names a policy for every route', () => {
    expect(routes.length).toBeGreaterThan(20);
    expect(routes.filter(({ policy }) => policy === null).map(nameOf)).toEqual([]);
  });

  it('holds exactly the routes whose access is written down, each with its policy', () => {
    const table = Object.fromEntries(
      routes.map((route) => [nameOf(route).toLowerCase(), route.policy]),
    );
    const written = Object.fromEntries([...known].map(([name, { policy }]) => [name, policy]));
    expect(table).toEqual(written);
  });
});

/**
 * Writes to accounts may end sessions and accounts, so each of their routes has separate fixtures;
 * all other routes share one set.
 */
let shared: Promise<AccessFixtures> | undefined;
const castFor = (name: string): Promise<AccessFixtures> =>
  /^(?!GET )\S+ \/api\/Accounts\b/i.test(name)
    ? createAccessFixtures()
    : (shared ??= createAccessFixtures());

describe.each(routes.map((route) => [nameOf(route), route] as const))('%s', (name) => {
  let who: AccessFixtures;
  /** The next caller's request. A refused call or a read leaves it valid. */
  let prepared: Promise<AccessRequest> | null = null;
  beforeAll(async () => {
    who = await castFor(name);
  });

  it.each(CALLERS)('for %s', async (caller) => {
    const row = known.get(name.toLowerCase());
    if (row === undefined) throw new Error(`${name} is not in the table of expected access`);
    const { path, ask } = await (prepared ??= Promise.resolve(row.request(who)));
    const [method = 'GET'] = name.split(' ');
    const answer = await who.http[caller].send(method, path, ask);
    const outcome = classifyOutcome(answer);
    if (method !== 'GET' && outcome === 'in') prepared = null;
    const expected = expectedOutcome(row, caller);
    expect([answer.text.slice(0, 300), outcome]).toEqual([answer.text.slice(0, 300), expected]);
    if (expected !== 'in') expectProblem(answer, expected);
  });
});
