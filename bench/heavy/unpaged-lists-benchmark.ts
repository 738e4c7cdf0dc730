import { setTimeout as pause } from 'node:timers/promises';
import type { Portal } from '../../tools/testkit/portal.ts';
import { percentile, type ReportLine } from '../report.ts';
import { startSqlitePortal } from './sqlite-portal.ts';

/** Lists that are asked for at once. */
const LISTS = 6;
const OTHERS_P99_MS = 100;
const POLL_INTERVAL_MS = 20;
const LIST = 'Module/getAll?state=RECEIVED';
const OTHERS = [
  { what: 'an answer without a database', path: 'health/live' },
  { what: 'a page of 20', path: `${LIST}&page=1&pageSize=20` },
] as const;

type Call = (path: string) => Promise<Response>;

/** Measures the answers to others while whole lists are streamed to six callers. */
export async function measureUnpagedLists(
  portal: Portal,
  token: string,
  database: string,
): Promise<ReportLine[]> {
  const call: Call = async (path) => {
    const answer = await fetch(`${portal.origin}/api/${path}`, {
      headers: { authorization: `Bearer ${token}` },
    });
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
    return answer;
  };
  let isOver = false;
  const start = performance.now();
  const lists = Promise.all(Array.from({ length: LISTS }, () => countBytes(call))).finally(() => {
    isOver = true;
  });
  const [bytes, ...others] = await Promise.all([
    lists,
    ...OTHERS.map(({ path }) => measureAnswers(call, path, () => isOver)),
  ]);
  const seconds = (performance.now() - start) / 1_000;
  const beside = `${LISTS} lists of ${((bytes[0] ?? 0) / 1e6).toFixed(1)} MB in ${seconds.toFixed(1)} s`;
  return OTHERS.map(({ what }, index) => {
    const p99 = percentile(others[index] ?? [], 0.99);
    return {
      what: `${what} beside ${LISTS} unpaged lists, ${database}, p99`,
      figure: `${p99.toFixed(1)} ms`,
      beside,
      limit: `≤ ${OTHERS_P99_MS} ms`,
      isWithin: p99 <= OTHERS_P99_MS,
    };
  });
}

/** @param received rows of the list */
export async function measureUnpagedListsOnSqlite(received: number): Promise<ReportLine[]> {
  const { portal, token } = await startSqlitePortal(received);
  try {
    return await measureUnpagedLists(portal, token, 'SQLite');
  } finally {
    await portal.stop();
  }
}

async function countBytes(call: Call): Promise<number> {
  let bytes = 0;
  for await (const chunk of (await call(LIST)).body ?? []) bytes += chunk.byteLength;
  return bytes;
}

async function measureAnswers(call: Call, path: string, isOver: () => boolean): Promise<number[]> {
  const taken: number[] = [];
  while (!isOver()) {
    const start = performance.now();
    await (await call(path)).arrayBuffer();
    taken.push(performance.now() - start);
    await pause(POLL_INTERVAL_MS);
  }
  return taken;
}
