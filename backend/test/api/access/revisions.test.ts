import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startPortal, type Portal } from '../../../../tools/testkit/portal.ts';
import { createAccessFixtures, type AccessFixtures } from '../../kit/access-fixtures.js';
import { reopenSql, sql } from '../../kit/account-fixtures.js';
import { portal, setPortal } from '../../kit/portal.js';
import { RELAXED_LIMITS } from '../../kit/setup.js';
import { findCaller, listWritingRoutes, TWICE_THEMES } from './twice.js';

/** Writing calls that change nothing of a dossier that an operator judges. */
const LEAVE_THE_REVISION: readonly string[] = [
  // Who looks at it, and where they are in their work.
  'POST /api/Module/presence/:id',
  'DELETE /api/Module/presence/:id',
  'POST /api/Module/queue/next',
  'POST /api/Module/queue/skips',
  'DELETE /api/Module/copiedFields/:id',
  'POST /api/Module/documentChecks/unverified',
  // Messages have a count of their own.
  'POST /api/Module/messages/:id',
  'POST /api/Module/messages/:id/read',
  // Notes are shown as they come.
  'POST /api/Module/notes/:id',
  'DELETE /api/Module/notes/:id/:noteId',
  // The customer's link ends or says that all is there; the data come with other calls.
  'DELETE /api/Module/beneficiaryLink/:id',
  'POST /api/Module/finishByBeneficiary/:token',
  'DELETE /api/Module/waitingFiles/:id',
  // Saves only what differs, and here nothing does.
  'PUT /api/Module/lastStepDraft',
  // Read a file, make one, or keep how a list looks.
  'POST /api/Module/eneaReadings/:id',
  'POST /api/Module/csv/preview',
  'POST /api/Module/xml/preview',
  'POST /api/Module/invoices/check',
  'POST /api/Module/getallexcel',
  'POST /api/Module/board/months/excel',
  'POST /api/module/downloads',
  'POST /api/module/generate-documents',
  'POST /api/Module/views',
  'PUT /api/Module/views/:id',
  'DELETE /api/Module/views/:id',
  'PUT /api/Module/columns',
];

let running: Portal;
let cast: AccessFixtures;

beforeAll(async () => {
  const { kind } = portal();
  running = await startPortal({ kind, env: RELAXED_LIMITS });
  const { origin, dataDir, database } = running;
  setPortal({ kind, origin, dataDir, database });
  await reopenSql();
  cast = await createAccessFixtures();
});
afterAll(async () => {
  // Its connection to the database of this portal would outlive the file.
  await reopenSql();
  await running.stop();
});

async function sumRevisions(): Promise<number> {
  const [row] = await sql().rows<{ n: number | string }>('SELECT SUM(revision) AS n FROM dossiers');
  return Number(row?.n);
}

describe('each call that writes to a dossier raises its revision', () => {
  it.each(listWritingRoutes().filter(([name]) => TWICE_THEMES.dossiers.test(name)))(
    '%s',
    async (name, row) => {
      const { path, ask, http } = await (row.doneRequest ?? row.request)(cast);
      const before = await sumRevisions();
      const answer = await (http ?? cast.http[findCaller(row)]).send(
        name.split(' ')[0] ?? '',
        path,
        ask,
      );
      expect([answer.text.slice(0, 300), answer.status < 300]).toEqual([
        answer.text.slice(0, 300),
        true,
      ]);
      const isRaised = (await sumRevisions()) > before;
      expect(isRaised).toBe(!LEAVE_THE_REVISION.includes(name));
    },
  );
});
