import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from '../prepare/build.mjs';
import { fail, Fault, say, seconds } from '../prepare/report.mjs';
import { endCommands } from './command.ts';
import { FAILED, type Counts } from './counts.ts';
import { provide } from './needs.ts';
import { PARTS, type Part } from './parts.ts';

/** Of the failures, at the end: when everything fails, the first ones say why. */
const MOST_NAMED = 40;

const folder = mkdtempSync(join(tmpdir(), 'pratiche-test-'));
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => {
    endCommands('SIGTERM');
    // Their own ends take a moment; what does not end by then is ended with this process.
    setTimeout(() => {
      endCommands('SIGKILL');
      process.exit(1);
    }, 3_000);
  });
}

/** `--only api,e2e` picks parts by the start of their names. */
function chosen(args: readonly string[]): readonly Part[] {
  const at = args.indexOf('--only');
  if (at < 0) return PARTS;
  const wanted = (args[at + 1] ?? '').split(',').filter(Boolean);
  const unknown = wanted.filter((name) => !PARTS.some((part) => part.name.startsWith(name)));
  if (wanted.length === 0 || unknown.length > 0)
    throw new Fault(
      `--only takes ${PARTS.map(({ name }) => name).join(', ')}, not "${unknown.join(', ')}".`,
    );
  return PARTS.filter((part) => wanted.some((name) => part.name.startsWith(name)));
}

/** Builds once for all parts that run the built portal. */
async function isBuilt(): Promise<boolean> {
  try {
    await build();
    return true;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return false;
  }
}

async function runPart(part: Part, built: Promise<boolean> | null): Promise<Counts> {
  const missing = provide(part.needs);
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
  return part.run(own).catch((error: unknown) => {
    console.error(error);
    return FAILED;
  });
}

async function main(): Promise<void> {
  const started = performance.now();
  const lines: [string, string][] = [];
  const total: Counts = { passed: 0, failed: 0 };
  const failures: string[] = [];
  let built: Promise<boolean> | null = null;
  for (const part of chosen(process.argv.slice(2))) {
    const since = performance.now();
    console.log(`\n── ${part.name}: ${part.about}`);
    if (part.isOnBuild) built ??= isBuilt();
    const counts = await runPart(part, part.isOnBuild ? built : null);
    total.passed += counts.passed;
    total.failed += counts.failed;
    failures.push(...(counts.failures ?? []).map((failure) => `${part.name}: ${failure}`));
    lines.push([
      part.name,
      `${String(counts.passed).padStart(5)} passed ${String(counts.failed).padStart(5)} failed ${seconds(since).padStart(8)}`,
    ]);
    console.log(lines.at(-1)?.join('  '));
  }
  if (failures.length > 0)
    console.log(`\n── what failed\n${failures.slice(0, MOST_NAMED).join('\n')}`);
  console.log(`\n── all parts, ${seconds(started)}`);
  for (const [name, line] of lines) say(name.padEnd(12), line);
  console.log(`${total.passed} passed, ${total.failed} failed`);
  process.exit(total.failed === 0 ? 0 : 1);
}

main().catch(fail);
