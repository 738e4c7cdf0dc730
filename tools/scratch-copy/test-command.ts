export type TestProject =
  'domain' | 'contract' | 'web' | 'tools' | 'backend' | 'api-sqlite' | 'api-mariadb';

export interface CopyCommand {
  program: string;
  args: readonly string[];
}

/** The repository's command that runs the test files of a project whose path contains a filter. */
export const getTestCommand = (project: TestProject, filters: readonly string[]): CopyCommand => ({
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
export const getBuildCommand = (project: TestProject): CopyCommand | null =>
  project.startsWith('api-')
    ? { program: 'nx', args: ['run', 'backend:build', '--output-style=static'] }
    : null;
