import type { TestProject } from './planted-fault.types.ts';

export interface TestCommand {
  program: string;
  args: readonly string[];
}

/** The repository's command that runs the test files of a project whose path contains a filter. */
export const getTestCommand = (project: TestProject, filters: readonly string[]): TestCommand => ({
  program: 'node',
  args: [
    '--experimental-vm-modules',
    '--disable-warning=ExperimentalWarning',
    'node_modules/jest/bin/jest.js',
    ...filters,
    '--selectProjects',
    ...(project === 'web' ? ['web', 'web-dom'] : [project]),
  ],
});

/** API tests run the built backend; `null` for projects that run the sources. */
export const getBuildCommand = (project: TestProject): TestCommand | null =>
  project === 'api-sqlite'
    ? { program: 'nx', args: ['run', 'backend:build', '--output-style=static'] }
    : null;
