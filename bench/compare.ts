import { availableParallelism, cpus } from 'node:os';
import { ROUNDS, type Case } from './cases.ts';
import { load, middle, type Extent, type Measure } from './load.ts';

interface Origins {
  portal: string;
  bare: string;
}

const WARM_UP: Extent = { seconds: 2 };

/** Measures every case on both programs in turn, so that what else the machine does falls on both, and prints a table. */
export async function compare(all: readonly Case[], origins: Origins): Promise<void> {
  const found = new Map<string, { portal: Measure; bare: Measure }>();
  for (const one of all) {
    const portal: Measure[] = [];
    const bare: Measure[] = [];
    const warm = 'amount' in one.extent ? one.extent : WARM_UP;
    await load(origins.portal, one.portal, warm);
    await load(origins.bare, one.bare, warm);
    for (let round = 0; round < ROUNDS; round += 1) {
      portal.push(await load(origins.portal, one.portal, one.extent));
      bare.push(await load(origins.bare, one.bare, one.extent));
    }
    found.set(one.name, { portal: middle(portal), bare: middle(bare) });
    console.log(`measured: ${one.name}`);
  }
  print(found);
}

function print(found: ReadonlyMap<string, { portal: Measure; bare: Measure }>): void {
  const rows = [...found].map(([name, { portal, bare }]) => [
    name, String(Math.round(portal.rate)), String(Math.round(bare.rate)), `${Math.round((portal.rate / bare.rate) * 100)} %`, `${portal.p50} / ${portal.p99}`, `${bare.p50} / ${bare.p99}`,
  ]);
  console.log(`\n16 connections, Node ${process.version}, ${availableParallelism()} cores (${cpus()[0]?.model ?? 'unknown'}), middle of ${ROUNDS} rounds\n`);
  console.log('| | portal /s | bare /s | portal : bare | portal ms p50 / p99 | bare ms p50 / p99 |');
  console.log('|---|--:|--:|--:|--:|--:|');
  for (const row of rows) console.log(`| ${row.join(' | ')} |`);
  const [first, deep] = [...found.values()];
  if (first && deep) console.log(`\nPage 400 takes ${(first.portal.rate / deep.portal.rate).toFixed(2)} times as long as page 1.`);
}
