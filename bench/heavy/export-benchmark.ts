import type { WorkDto } from '@pratiche/api';
import type { Connection } from 'mysql2';
import { setTimeout as pause } from 'node:timers/promises';
import type { Portal } from '../../tools/testkit/portal.ts';
import { percentile, type ReportLine } from '../report.ts';
import { readResidentMb } from './startup-and-idle-benchmark.ts';

/** exceljs needs 4 s of processor time for 1.2 million cells; a machine that is shared takes longer. */
const EXPORT_MS = 12_000;
/** The thread's own heap, exceljs and a page of rows. */
const GROWTH_MB = 350;
const OTHERS_P99_MS = 100;
const POLL_INTERVAL_MS = 20;
const COLUMNS =
  'id, business_name, client, service_type, status, created, sent, deadline_date, completed, operator_name, total_cost, reject_reason';

/** Measures the response times of other callers during the export, one call after the other. */
async function measureOtherCallers(
  portal: Portal,
  token: string,
  isOver: () => boolean,
): Promise<number[]> {
  const taken: number[] = [];
  while (!isOver()) {
    const start = performance.now();
    const answer = await fetch(
      `${portal.origin}/api/Module/getAll?state=RECEIVED&page=1&pageSize=20`,
      { headers: { authorization: `Bearer ${token}` } },
    );
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`The list answered ${answer.status}`);
    taken.push(performance.now() - start);
    await pause(POLL_INTERVAL_MS);
  }
  return taken;
}

/** The same rows and columns, read and thrown away: what no spreadsheet can be quicker than. */
function readRowsOnly(connection: Connection): Promise<{ taken: number; rows: number }> {
  const start = performance.now();
  let rows = 0;
  return new Promise((resolve, reject) => {
    connection
      .query(
        `SELECT ${COLUMNS} FROM dossiers WHERE office_list = 'ELABORATED' ORDER BY sent DESC, id DESC`,
      )
      .on('error', reject)
      .on('result', () => {
        rows += 1;
      })
      .on('end', () => resolve({ taken: performance.now() - start, rows }));
  });
}

/** Measures one export of all processed dossiers through the API, with other callers active. */
export async function measureExport(
  portal: Portal,
  token: string,
  connection: Connection,
): Promise<ReportLine[]> {
  const headers = { authorization: `Bearer ${token}` };
  const alone = await readRowsOnly(connection);
  const [httpBefore = 0, workerBefore = 0] = portal.pids().map(readResidentMb);
  let [http, worker] = [httpBefore, workerBefore];
  let isOver = false;
  const meanwhile = measureOtherCallers(portal, token, () => isOver);
  const start = performance.now();
  let work = (await (
    await fetch(`${portal.origin}/api/Module/getallexcel?state=ELABORATED`, {
      method: 'POST',
      headers,
    })
  ).json()) as WorkDto;
  while (work.state === 'queued' || work.state === 'running') {
    await pause(POLL_INTERVAL_MS);
    const [httpNow = 0, workerNow = 0] = portal.pids().map(readResidentMb);
    [http, worker] = [Math.max(http, httpNow), Math.max(worker, workerNow)];
    work = (await (
      await fetch(`${portal.origin}/api/Works/${work.id}`, { headers })
    ).json()) as WorkDto;
  }
  const taken = performance.now() - start;
  isOver = true;
  if (work.state !== 'done') throw new Error(`The export ended as ${work.state}: ${work.problem}`);
  const p99 = percentile(await meanwhile, 0.99);
  const growth = Math.max(http - httpBefore, worker - workerBefore);
  return [
    {
      what: `export of ${alone.rows} × 12, from the click to the file`,
      figure: `${Math.round(taken)} ms`,
      beside: `the same rows read by the driver: ${Math.round(alone.taken)} ms`,
      ratio: taken / alone.taken,
      limit: `≤ ${EXPORT_MS} ms`,
      isWithin: taken <= EXPORT_MS,
    },
    {
      what: 'growth of memory meanwhile',
      figure: `${Math.round(growth)} MB`,
      beside: `${((work.bytes ?? 0) / 1e6).toFixed(1)} MB of file`,
      limit: `≤ ${GROWTH_MB} MB`,
      isWithin: growth <= GROWTH_MB,
    },
    {
      what: 'a list asked for meanwhile, p99',
      figure: `${p99.toFixed(1)} ms`,
      limit: `≤ ${OTHERS_P99_MS} ms`,
      isWithin: p99 <= OTHERS_P99_MS,
    },
  ];
}
