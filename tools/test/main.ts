import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildChangedProjects } from '../prepare/build.mjs';
import { exitWithError, printProgress, formatElapsedSeconds } from '../prepare/console-output.mjs';
import { terminateCommands } from './run-command.ts';
import {
  FAILED,
  MAX_FLAKY_JOURNEYS,
  addCounts,
  isRunPassed,
  type TestCounts,
} from './test-counts.ts';
import { installPrerequisites } from './prerequisites.ts';
import { describeRandomCases } from '../testkit/random-cases.ts';
import { selectParts, TEST_USAGE } from './select-parts.ts';
import type { TestPart, TestScope } from './test-parts.ts';

/** Of the failures, at the end: when everything fails, the first ones say why. */
const MAX_LISTED_FAILURES = 40;

const MEMORY = '/dev/shm';
/** A whole run writes less than half of it at once. */
const MIN_MEMORY_BYTES = 8e9;

/**
 * Makes the folder of all that the tests write: in memory where there is room, because each commit
 * of the embedded database waits for the disk, longer than its statements take.
 */
function makeFolder(): string {
  const memory = existsSync(MEMORY) ? statfsSync(MEMORY) : { bavail: 0, bsize: 0 };
  const hasRoom = memory.bavail * memory.bsize >= MIN_MEMORY_BYTES;
  const folder = mkdtempSync(join(hasRoom ? MEMORY : tmpdir(), 'pratiche-test-'));
  // Servers that run as users of their own make theirs in it, as in the system's.
  chmodSync(folder, 0o1777);
  return folder;
}

const folder = makeFolder();
process.env['TMPDIR'] = folder;
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => {
    terminateCommands('SIGTERM');
    // Their own ends take a moment; what does not end by then is ended with this process.
    setTimeout(() => {
      terminateCommands('SIGKILL');
      process.exit(1);
    }, 3_000);
  });
}

/** Builds once for all parts that run the built portal. */
async function buildOnce(): Promise<boolean> {
  try {
    await buildChangedProjects();
    return true;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return false;
  }
}

async function runPart(
  part: TestPart,
  scope: TestScope,
  built: Promise<boolean> | null,
): Promise<TestCounts> {
  const missing = installPrerequisites(part.prerequisites);
  if (missing.length > 0) {
    console.error(`${part.name} cannot run: ${missing.join(', ')} not installed.`);
    return FAILED;
  }
  if (built && !(await built)) {
    console.error(`${part.name} cannot run: the build failed.`);
    return FAILED;
  }
  const own = join(folder, part.name);
  mkdirSync(own);
  return part.run(own, scope).catch((error: unknown) => {
    console.error(error);
    return FAILED;
  });
}

async function main(): Promise<void> {
  const started = performance.now();
  const lines: [string, string][] = [];
  const results: TestCounts[] = [];
  let built: Promise<boolean> | null = null;
  const { parts, scope } = selectParts(process.argv.slice(2));
  console.log(`Random cases: ${describeRandomCases()}`);
  for (const part of parts) {
    const since = performance.now();
    console.log(`\n── ${part.name}: ${part.description}`);
    if (part.requiresBuild) built ??= buildOnce();
    const counts = await runPart(part, scope, part.requiresBuild ? built : null);
    const addPartName = (line: string): string => `${part.name}: ${line}`;
    results.push({
      ...counts,
      failures: counts.failures?.map(addPartName) ?? [],
      flaky: counts.flaky?.map(addPartName) ?? [],
    });
    lines.push([
      part.name,
      `${String(counts.passed).padStart(5)} passed ${String(counts.failed).padStart(5)} failed ${formatElapsedSeconds(since).padStart(8)}`,
    ]);
    console.log(lines.at(-1)?.join('  '));
  }
  const total = addCounts(...results);
  const { failures = [], flaky = [] } = total;
  if (failures.length > 0)
    console.log(`\n── what failed\n${failures.slice(0, MAX_LISTED_FAILURES).join('\n')}`);
  if (flaky.length > 0)
    console.log(
      `\n── flaky: failed, then passed when played again (more than ${MAX_FLAKY_JOURNEYS} fail the run)\n${flaky.join('\n')}`,
    );
  console.log(`\n── all parts, ${formatElapsedSeconds(started)}`);
  for (const [name, line] of lines) printProgress(name.padEnd(12), line);
  if (flaky.length > MAX_FLAKY_JOURNEYS)
    console.log(`The run failed: ${flaky.length} journeys passed only when played again.`);
  console.log(`${total.passed} passed, ${total.failed} failed, ${flaky.length} flaky`);
  process.exit(isRunPassed(total) ? 0 : 1);
}

main().catch((error: unknown) => exitWithError(error, TEST_USAGE));
