import { setTimeout as pause } from 'node:timers/promises';
import {
  createFreezingZip,
  createSlowestZip,
} from '../../backend/test/kit/invoices/freezing-files.js';
import { createLargestZip } from '../../backend/test/kit/invoices/large-invoices.js';
import { percentile, type ReportLine } from '../report.ts';
import { loginToDemo, startSqlitePortal } from './sqlite-portal.ts';

const FITTERS = ['installatore@demo.test', 'concorrente@demo.test'];
/** Of each fitter, all at once. */
const FILES_EACH = 2;
const OTHERS_P99_MS = 100;
const POLL_INTERVAL_MS = 20;
const QUIET_MS = 10_000;
const OTHERS = [
  { what: 'the health check', path: 'health/live' },
  { what: 'a page of 20', path: 'Module/getAll?state=RECEIVED&page=1&pageSize=20' },
] as const;
const FILES = [
  { what: 'a ZIP of comments, 58 kB', create: createFreezingZip },
  { what: 'a ZIP given up after 2 s', create: createSlowestZip },
  { what: 'the largest ZIP', create: createLargestZip },
] as const;

type Call = (path: string, init?: RequestInit) => Promise<Response>;

/** Measures the answers to others while files that take long are read four at once. */
export async function measureForeignFiles(received: number): Promise<ReportLine[]> {
  const { portal, token } = await startSqlitePortal(received);
  const createCall =
    (bearer: string): Call =>
    (path, init = {}) =>
      fetch(`${portal.origin}/api/${path}`, {
        ...init,
        headers: { authorization: `Bearer ${bearer}` },
      });
  try {
    const other = createCall(token);
    const fitters = await Promise.all(
      FITTERS.map(async (email) => createCall(await loginToDemo(portal.origin, email))),
    );
    await measureBeside(other, () => pause(QUIET_MS));
    const quiet = await measureBeside(other, () => pause(QUIET_MS));
    const lines: ReportLine[] = [];
    for (const { what, create } of FILES) {
      const file = new Blob([new Uint8Array(await create())]);
      const start = performance.now();
      const beside = await measureBeside(other, () => readAtOnce(fitters, file));
      const seconds = (performance.now() - start) / 1_000;
      lines.push(
        ...OTHERS.map((each, index): ReportLine => {
          const p99 = percentile(beside[index] ?? [], 0.99);
          return {
            what: `${each.what} beside ${what}, four times at once, p99`,
            figure: `${p99.toFixed(1)} ms`,
            beside: `quiet: ${percentile(quiet[index] ?? [], 0.99).toFixed(1)} ms; read in ${seconds.toFixed(1)} s`,
            limit: `≤ ${OTHERS_P99_MS} ms`,
            isWithin: p99 <= OTHERS_P99_MS,
          };
        }),
      );
    }
    return lines;
  } finally {
    await portal.stop();
  }
}

async function readAtOnce(fitters: readonly Call[], file: Blob): Promise<void> {
  await Promise.all(
    fitters.flatMap((call) => Array.from({ length: FILES_EACH }, () => checkFile(call, file))),
  );
}

async function checkFile(call: Call, file: Blob): Promise<void> {
  const body = new FormData();
  body.append('file', file, 'fatture.zip');
  const answer = await call('Module/invoices/check', { method: 'POST', body });
  if (answer.status !== 204 && answer.status !== 422)
    throw new Error(`A file was answered with ${answer.status}: ${await answer.text()}`);
}

/** @returns for each of the others how long its answers took meanwhile */
async function measureBeside(call: Call, work: () => Promise<unknown>): Promise<number[][]> {
  let isOver = false;
  const [, ...taken] = await Promise.all([
    work().finally(() => {
      isOver = true;
    }),
    ...OTHERS.map(({ path }) => measureAnswers(call, path, () => isOver)),
  ]);
  return taken;
}

async function measureAnswers(call: Call, path: string, isOver: () => boolean): Promise<number[]> {
  const taken: number[] = [];
  while (!isOver()) {
    const start = performance.now();
    const answer = await call(path);
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
    await answer.arrayBuffer();
    taken.push(performance.now() - start);
    await pause(POLL_INTERVAL_MS);
  }
  return taken;
}
