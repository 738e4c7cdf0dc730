import { beforeAll, describe, expect, it } from 'vitest';
import { CALLERS, cast, outcomeOf, type Cast, type Request } from '../../kit/access.js';
import { expectProblem } from '../../kit/problem.js';
import { routeTable, type RouteRow } from '../../kit/route-table.js';
import { expectedOutcome, ROUTES } from './expected.js';

const routes: RouteRow[] = await routeTable();
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

/** What is done to accounts may end sessions and accounts, and has a cast of its own for each route; all the rest shares one. */
let shared: Promise<Cast> | undefined;
const castFor = (name: string): Promise<Cast> =>
  /^(?!GET )\S+ \/api\/Accounts\b/i.test(name) ? cast() : (shared ??= cast());

describe.each(routes.map((route) => [nameOf(route), route] as const))('%s', (name) => {
  let who: Cast;
  /** What the next caller asks for. Who is turned away leaves it as it was, and reading does. */
  let prepared: Promise<Request> | null = null;
  beforeAll(async () => {
    who = await castFor(name);
  });

  it.each(CALLERS)('for %s', async (caller) => {
    const row = known.get(name.toLowerCase());
    if (row === undefined) throw new Error(`${name} is not in the table of expected access`);
    const { path, ask } = await (prepared ??= Promise.resolve(row.request(who)));
    const [method = 'GET'] = name.split(' ');
    const answer = await who.http[caller].send(method, path, ask);
    const outcome = outcomeOf(answer);
    if (method !== 'GET' && outcome === 'in') prepared = null;
    const expected = expectedOutcome(row, caller);
    expect(outcome, answer.text.slice(0, 300)).toBe(expected);
    if (expected !== 'in') expectProblem(answer, expected);
  });
});
