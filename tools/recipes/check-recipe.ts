import { runInCopy } from '../scratch-copy/run-in-copy.ts';
import { getBuildCommand, getTestCommand, type CopyCommand } from '../scratch-copy/test-command.ts';
import type { Recipe } from './recipe.types.ts';

/** A check that failed, with what it printed. */
export interface CheckFailure {
  check: string;
  output: string;
}

interface Check extends CopyCommand {
  name: string;
}

const checkTypes = (workspace: string): Check => {
  const info = `node_modules/.cache/tsc/${workspace.replace('/', '-')}.tsbuildinfo`;
  return {
    name: `types of ${workspace}`,
    program: 'tsc',
    args: ['-p', workspace, '--noEmit', '--incremental', '--tsBuildInfoFile', info],
  };
};

const OPENAPI: Check = { name: 'npm run openapi', program: 'npm', args: ['run', 'openapi'] };

/** The domain's types come first, because they are checked in seconds and name most steps. */
function listChecks(
  { workspaces, suites }: Recipe,
  files: readonly string[],
  runsOpenapi: boolean,
): Check[] {
  const isDomain = (workspace: string): boolean => workspace === 'libs/domain';
  const projects = [...new Set(suites.map(([project]) => project))];
  return [
    ...workspaces.filter(isDomain).map(checkTypes),
    ...(runsOpenapi ? [OPENAPI] : []),
    ...workspaces.filter((workspace) => !isDomain(workspace)).map(checkTypes),
    { name: 'lint', program: 'eslint', args: files.filter((file) => /\.tsx?$/.test(file)) },
    ...projects.flatMap((project): Check[] => {
      const filters = suites.filter(([of]) => of === project).map(([, filter]) => filter);
      const build = getBuildCommand(project);
      const { program, args } = getTestCommand(project, filters);
      return [
        ...(build === null ? [] : [{ name: `build for ${project}`, ...build }]),
        { name: `tests of ${project}`, program, args: [...args, '--maxWorkers=1'] },
      ];
    }),
  ];
}

/** Runs the checks of a recipe in a copy up to the first failure; `null` when all hold. */
export async function findFailure(
  folder: string,
  recipe: Recipe,
  files: readonly string[],
  runsOpenapi: boolean,
): Promise<CheckFailure | null> {
  for (const { name, ...command } of listChecks(recipe, files, runsOpenapi)) {
    const { code, output } = await runInCopy(folder, command);
    if (code !== 0) return { check: name, output };
  }
  return null;
}

/** The line of an output that says what is missing. */
export function pickTellingLine(output: string): string {
  const lines = output.split('\n').map((line) => line.trim());
  const line = [/error TS\d+/, /^● (?!Console$)/, /^\d+:\d+ +error/, /Error/, /./]
    .map((pattern) => lines.find((text) => pattern.test(text)))
    .find((text) => text !== undefined);
  return (line ?? '').slice(0, 200);
}
