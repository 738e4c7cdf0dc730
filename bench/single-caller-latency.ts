import type { LoadRequest } from './load-generator.ts';
import { percentile, type ReportLine } from './report.ts';

const REQUESTS_PER_CASE = 200;
const P95_MS = 25;

export interface LatencyCase {
  name: string;
  next: () => LoadRequest;
  /** Whether the limit applies: it holds for the lists of daily work. */
  isLimited: boolean;
}

/**
 * Measures the latency of a single caller on one connection without other load, including the first
 * answers (cold cache).
 */
export async function measureSingleCallerLatency(
  origin: string,
  all: readonly LatencyCase[],
): Promise<ReportLine[]> {
  const lines: ReportLine[] = [];
  for (const { name, next, isLimited } of all) {
    const taken: number[] = [];
    for (let turn = 0; turn < REQUESTS_PER_CASE; turn += 1) {
      const { path, token } = next();
      const start = performance.now();
      const answer = await fetch(origin + path, { headers: { authorization: `Bearer ${token}` } });
      await answer.arrayBuffer();
      if (!answer.ok) throw new Error(`${name}: ${answer.status}`);
      taken.push(performance.now() - start);
    }
    const p95 = percentile(taken, 0.95);
    lines.push({
      what: `${name}, one connection, p95`,
      figure: `${p95.toFixed(1)} ms`,
      beside: `p50 ${percentile(taken, 0.5).toFixed(1)} ms, first ${(taken[0] ?? 0).toFixed(1)} ms`,
      ...(isLimited ? { limit: `≤ ${P95_MS} ms`, isWithin: p95 <= P95_MS } : {}),
    });
  }
  return lines;
}
