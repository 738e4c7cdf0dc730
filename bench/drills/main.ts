/**
 * `npm run quality -- drills`: plays the drills of operations in the production set-up and in the browser, and
 * writes what they measure into `docs/operations/drills.md`. Nothing is written when one fails.
 */
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runCommand } from '../../tools/test/run-command.ts';
import { describeMachine } from '../report.ts';
import { DRILLS_PAGE, writeBenchSection } from '../write-bench-section.ts';
import { formatDrills, readDrills, type Drill, type JsonReport } from './read-drills.ts';

/** Configurations of Playwright, with the folder from which each names its tests. */
const PARTS = [
  { config: 'e2e/production/playwright.config.ts', folder: 'e2e/production' },
  { config: 'e2e/playwright.config.ts', folder: 'e2e' },
] as const;
const LIMIT_MS = 30 * 60_000;

const folder = await mkdtemp(join(tmpdir(), 'drills-'));
try {
  const drills: Drill[] = [];
  for (const part of PARTS) {
    const output = join(folder, 'report.json');
    const code = await runCommand(
      'playwright',
      ['test', '--config', part.config, '--grep', '@drill', '--reporter=list,json'],
      { limitMs: LIMIT_MS, env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_NAME: output } },
    );
    if (code !== 0) throw new Error(`A drill of ${part.folder} failed`);
    const report = JSON.parse(await readFile(output, 'utf8')) as JsonReport;
    drills.push(...readDrills(report, part.folder));
  }
  const text = `${describeMachine()}.\n\n${formatDrills(drills)}`;
  console.log(`\n${text}`);
  await writeBenchSection('Figures', text, DRILLS_PAGE);
} finally {
  await rm(folder, { recursive: true, force: true });
}
