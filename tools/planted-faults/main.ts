/**
 * `npm run quality -- planted-faults [word …]`: plants plausible mistakes one at a time in a copy of the
 * repository and runs the tests that must notice each. The words choose faults by name, file or
 * project.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import {
  exitWithError,
  formatElapsedSeconds,
  UserFacingError,
} from '../prepare/console-output.mjs';
import { RELAXED_COMMIT_OPTIONS, startMariadb, type Mariadb } from '../services/mariadb.ts';
import { runInCopy, type CommandResult } from '../scratch-copy/run-in-copy.ts';
import { createScratchCopy } from '../scratch-copy/scratch-copy.ts';
import { getBuildCommand, getTestCommand, type TestProject } from '../scratch-copy/test-command.ts';
import { plantFault } from './plant-fault.ts';
import type { PlantedFault } from './planted-fault.types.ts';
import { PLANTED_FAULTS } from './planted-faults.ts';

const ROOT = resolve(import.meta.dirname, '../..');

function selectFaults(words: readonly string[]): readonly PlantedFault[] {
  const chosen = PLANTED_FAULTS.filter(
    ({ name, file, project }) =>
      words.length === 0 || words.some((word) => `${project} ${file} ${name}`.includes(word)),
  );
  if (chosen.length === 0) throw new UserFacingError(`no fault has "${words.join('" or "')}".`);
  return chosen;
}

/** Builds what the tests need and runs them. */
async function runTests(
  folder: string,
  project: TestProject,
  filters: readonly string[],
  env?: NodeJS.ProcessEnv,
): Promise<CommandResult> {
  const build = getBuildCommand(project);
  if (build !== null) {
    const { code, output } = await runInCopy(folder, build);
    if (code !== 0) throw new UserFacingError(`the copy does not build.\n${output.slice(-2000)}`);
  }
  return runInCopy(folder, getTestCommand(project, filters), env);
}

/** Without a fault the tests have to pass, or a failure would say nothing about the fault. */
async function assertTestsPass(folder: string, faults: readonly PlantedFault[]): Promise<void> {
  for (const project of new Set(faults.map((fault) => fault.project))) {
    const filters = faults.filter((fault) => fault.project === project).map(({ filter }) => filter);
    const { code, output } = await runTests(folder, project, [...new Set(filters)]);
    if (code !== 0)
      throw new UserFacingError(
        `tests of "${project}" fail without a fault.\n${output.slice(-4000)}`,
      );
  }
}

/** Plants a fault, runs its tests and takes the fault out again; `true` when they noticed it. */
async function isFaultNoticed(
  folder: string,
  fault: PlantedFault,
  mariadb: Mariadb | null,
): Promise<boolean> {
  const file = join(folder, fault.file);
  const text = readFileSync(file, 'utf8');
  writeFileSync(file, plantFault(text, fault));
  try {
    const env = {
      ...process.env,
      // That they fail is enough; the shortest failing sequence takes minutes to find.
      MODEL_SHRINK: 'no',
      ...(fault.isOnServer && mariadb !== null ? { TEST_DATABASE_URL: mariadb.url } : {}),
    };
    return (await runTests(folder, fault.project, [fault.filter], env)).code !== 0;
  } finally {
    writeFileSync(file, text);
  }
}

async function main(): Promise<void> {
  const faults = selectFaults(process.argv.slice(2));
  for (const fault of faults) plantFault(readFileSync(join(ROOT, fault.file), 'utf8'), fault);
  const { folder } = createScratchCopy(ROOT);
  console.log(`${faults.length} faults; first their tests without any.`);
  await assertTestsPass(folder, faults);
  const survivors: PlantedFault[] = [];
  const mariadb = faults.some(({ isOnServer }) => isOnServer)
    ? await startMariadb(RELAXED_COMMIT_OPTIONS)
    : null;
  for (const fault of faults) {
    const began = performance.now();
    const isNoticed = await isFaultNoticed(folder, fault, mariadb);
    if (!isNoticed) survivors.push(fault);
    console.log(
      [
        isNoticed ? 'noticed ' : 'SURVIVED',
        formatElapsedSeconds(began).padStart(6),
        fault.project.padEnd(10),
        fault.name,
      ].join('  '),
    );
  }
  await mariadb?.stop();
  console.log(`\n${faults.length - survivors.length} noticed, ${survivors.length} survived.`);
  for (const { name, file, project, filter } of survivors)
    console.log(`  ${name}\n    ${file}, tests: --project ${project} ${filter}`);
  process.exit(survivors.length === 0 ? 0 : 1);
}

main().catch(exitWithError);
