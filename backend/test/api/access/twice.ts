import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startPortal, type Portal } from '../../../../tools/testkit/portal.ts';
import {
  createAccessFixtures,
  type AccessFixtures,
  type CallerName,
} from '../../kit/access-fixtures.js';
import { reopenSql } from '../../kit/account-fixtures.js';
import type { HttpResponse } from '../../kit/http-client.js';
import { portal, setPortal } from '../../kit/portal.js';
import { measureRowChanges } from '../../kit/row-changes.js';
import { RELAXED_LIMITS } from '../../kit/setup.js';
import { OVERRIDE_ORIGIN } from './done/office.js';
import type { WritingRow } from './expected/access-row.js';
import { expectedOutcome, ROUTES } from './expected/index.js';

/** Each has its test file; what belongs to neither is in a third. */
export const TWICE_THEMES = {
  accounts: / \/api\/Accounts\b/i,
  dossiers: / \/api\/(?:Module|Upload)\b/i,
};

/** Tried in this order; the public routes are called without a login. */
const CALLERS: readonly CallerName[] = ['owner', 'admin', 'superAdmin'];

export const findCaller = (row: WritingRow): CallerName =>
  ['public', 'beneficiaryLink'].includes(row.policy)
    ? 'anonymous'
    : (CALLERS.find((caller) => expectedOutcome(row, caller) === 'in') ?? 'admin');

/** Of a bulk action, each dossier has its own outcome. */
function isDone({ status, text }: HttpResponse): boolean {
  if (status >= 400) return false;
  return !/"isDone":false/.test(text);
}

const describeAnswer = ({ status, text }: HttpResponse) => `${status} ${text.slice(0, 300)}`;

type RowChanges = Record<string, number>;

const addRows = (changes: RowChanges, more: RowChanges = {}): RowChanges => ({
  ...changes,
  ...Object.fromEntries(Object.entries(more).map(([name, n]) => [name, n + (changes[name] ?? 0)])),
});

function expectTwiceAtMost(one: RowChanges, two: RowChanges, leavesOne: readonly string[] = []) {
  for (const name of leavesOne) expect([name, two[name]]).toEqual([name, one[name]]);
  // What such a call leaves of itself, beside these tables, may be more the second time.
  if (leavesOne.length > 0) return;
  const beyond = Object.entries(two).filter(
    ([name, n]) => Math.abs(n) > 2 * Math.abs(one[name] ?? 0),
  );
  expect({ beyond, one }).toEqual({ beyond: [], one });
}

export const listWritingRoutes = (): [name: string, row: WritingRow][] =>
  Object.entries(ROUTES).filter(
    (entry): entry is [string, WritingRow] => !entry[0].startsWith('GET '),
  );

/**
 * Sends each of these calls once, then a new one twice at the same moment, and compares what is
 * left of both.
 */
export function describeCallsTwiceAtOnce(belongs: (name: string) => boolean): void {
  let running: Portal;
  let cast: AccessFixtures;
  beforeAll(async () => {
    const { kind } = portal();
    running = await startPortal({
      kind,
      env: {
        ...RELAXED_LIMITS,
        REMOTE_OVERRIDE_ORIGINS: OVERRIDE_ORIGIN,
        PORTAL_STAGE: 'test',
      },
    });
    const { origin, dataDir, database } = running;
    setPortal({ kind, origin, dataDir, database });
    await reopenSql();
    cast = await createAccessFixtures();
  });
  afterAll(async () => {
    await running.stop();
  });

  const call = async (
    name: string,
    row: WritingRow,
    times: number,
  ): Promise<{ answers: HttpResponse[]; changes: RowChanges }> => {
    const { path, ask, http } = await (row.doneRequest ?? row.request)(cast);
    const [method = ''] = name.split(' ');
    const caller = http ?? cast.http[findCaller(row)];
    let answers: HttpResponse[] = [];
    const changes = await measureRowChanges(async () => {
      answers = await Promise.all(
        Array.from({ length: times }, () => caller.send(method, path, ask)),
      );
    });
    return { answers, changes };
  };

  const routes = listWritingRoutes().filter(([name]) => belongs(name));
  describe('each call sent twice at once', () => {
    it.each(routes)('%s', async (name, row) => {
      const one = await call(name, row, 1);
      expect(one.answers.filter((answer) => !isDone(answer)).map(describeAnswer)).toEqual([]);
      const two = await call(name, row, 2);
      const said = two.answers.map(describeAnswer);
      expect(said.filter((answer) => answer.startsWith('5'))).toEqual([]);
      const done = two.answers.filter(isDone).length;
      const wanted = row.twice === 'once' ? 1 : 2;
      const isRight = done === wanted || (row.mayComeLate && done === 1);
      expect({ said, isRight, done }).toEqual({ said, isRight: true, done });
      if (row.twice === 'repeatable') expectTwiceAtMost(one.changes, two.changes, row.leavesOne);
      else expect(two.changes).toEqual(addRows(one.changes, row.refusalLeaves));
    });
  });
}
