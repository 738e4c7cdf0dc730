import type { LoadRequest } from './load-generator.ts';

const REQUESTS_PER_CASE = 200;

/**
 * Measures the latency of a single caller on one connection without other load, including the first
 * answers (cold cache).
 * @returns the table
 */
export async function measureSingleCallerLatency(
  origin: string,
  all: readonly { name: string; next: () => LoadRequest }[],
): Promise<string> {
  const lines = ['| one connection | ms p50 | ms p95 | ms first |', '|---|--:|--:|--:|'];
  for (const { name, next } of all) {
    const taken: number[] = [];
    for (let turn = 0; turn < REQUESTS_PER_CASE; turn += 1) {
      const { path, token } = next();
      const start = performance.now();
      const answer = await fetch(origin + path, { headers: { authorization: `Bearer ${token}` } });
      await answer.arrayBuffer();
      if (!answer.ok) throw new Error(`${name}: ${answer.status}`);
      taken.push(performance.now() - start);
    }
    const sorted = taken.toSorted((a, b) => a - b);
    const at = (part: number) => (sorted[Math.floor(sorted.length * part)] ?? 0).toFixed(1);
    lines.push(`| ${name} | ${at(0.5)} | ${at(0.95)} | ${(taken[0] ?? 0).toFixed(1)} |`);
  }
  const table = lines.join('\n');
  console.log(`\n${table}`);
  return table;
}
