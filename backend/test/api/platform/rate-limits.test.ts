/** @servers */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startPortal, type Portal } from '../../../../tools/testkit/portal.ts';
import type { Member } from '../../kit/dossier-flow.js';
import { portal, setPortal, visitor } from '../../kit/portal.js';
import { expectProblem } from '../../kit/problem-assertions.js';
import { RELAXED_LIMITS } from '../../kit/setup.js';
import { createMember, reopenSql } from '../../kit/account-fixtures.js';

type Call = readonly [method: 'GET' | 'POST', path: string];

/** Who may call them makes no difference here: refused calls count as well. */
const HEAVY: readonly Call[] = [
  ['GET', 'Module/deduction-estimate/1'],
  ['POST', 'Module/xml/preview'],
  ['GET', 'Module/xml/1'],
  ['GET', 'Accounts/download/1'],
  ['GET', 'Module/getallexcel'],
  ['POST', 'Module/getallexcel'],
  ['GET', 'Accounts/get-all-excel'],
  ['POST', 'Accounts/get-all-excel'],
  ['GET', 'PaymentLogs/get-all-excel'],
  ['POST', 'PaymentLogs/get-all-excel'],
  ['GET', 'module/download/1'],
  ['POST', 'module/downloads'],
  ['POST', 'module/generate-documents'],
  ['GET', 'module/downloadDocsCompilatore/1'],
  ['GET', 'Module/prefilled/1/X'],
  ['POST', 'Module/csv/preview'],
  ['POST', 'Module/csv/import'],
  ['POST', 'municipalities/inserimentoMassivoComuni'],
  ['POST', 'municipalities/inserimentoMassivoZoneClimatiche'],
  ['GET', 'Library/guides/1'],
  ['GET', 'Library/download/1'],
  ['POST', 'Accounts/data-export'],
  ['POST', 'Module/invoices/check'],
  ['POST', 'Signatures/dossiers/1/papers/X/open'],
];
const FORMS: readonly Call[] = [
  ['POST', 'Accounts/register'],
  ['POST', 'Accounts/download-contract'],
  ['POST', 'Accounts/resend-verification'],
  ['POST', 'Accounts/forgot-password'],
];
const LISTS: readonly Call[] = [
  ['GET', 'Module/getAll'],
  ['GET', 'PaymentLogs'],
  ['GET', 'Module/invoices/1'],
];

let running: Portal;
let me: Member;

beforeAll(async () => {
  const { kind } = portal();
  running = await startPortal({
    kind,
    env: {
      ...RELAXED_LIMITS,
      RATE_LIMITS: `other=1000,login=3,heavy=${HEAVY.length},form=2,list=${LISTS.length}`,
    },
  });
  setPortal(running);
  await reopenSql();
  me = await createMember({});
});
afterAll(async () => {
  await running.stop();
});

describe('classes of routes', () => {
  it.each<[string, readonly Call[]]>([
    ['heavy work', HEAVY],
    ['lists without a page', LISTS],
  ])('%s: each counts, and one more is too many', async (_, calls) => {
    for (const [method, path] of calls) {
      const { status } = await me.http.send(method, path, method === 'POST' ? { json: {} } : {});
      expect([path, status]).not.toEqual([path, 429]);
      // A path that is not there would count for nothing.
      expect([path, status === 404 && !/\/(?:1|x|X)(?:\/|$)/.test(path)]).toEqual([path, false]);
    }
    const [[method, path] = ['GET', '']] = calls;
    const refused = await me.http.send(method, path, method === 'POST' ? { json: {} } : {});
    expect(expectProblem(refused, 429).message).toMatch(
      /^Sono arrivate troppe richieste in poco tempo: riprova tra /,
    );
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    // Everything else goes on.
    expect((await me.http.get('Module/count')).status).toBe(200);
    expect(
      (await me.http.get('Module/getAll', { query: { state: 'DRAFT', page: 1, pageSize: 10 } }))
        .status,
    ).toBe(200);
  });

  it.each(FORMS)('public forms: %s %s counts for itself', async (method, path) => {
    const ask = () => visitor().send(method, path, method === 'POST' ? { json: {} } : {});
    for (let n = 0; n < 2; n += 1) {
      const { status } = await ask();
      expect([path, status === 429, status === 404]).toEqual([path, false, false]);
    }
    expectProblem(await ask(), 429);
  });

  it('logins and sessions: with the right password as well', async () => {
    const statuses = [];
    for (let n = 0; n < 4; n += 1)
      statuses.push((await visitor().post('Accounts/refresh-token')).status);
    // The login above used one of the allowed calls.
    expect(statuses).toEqual([401, 401, 429, 429]);
  });
});
