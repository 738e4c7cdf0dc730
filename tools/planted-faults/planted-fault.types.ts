import type { TestProject } from '../scratch-copy/test-command.ts';

/** One plausible mistake, as a small edit of a product file, and the tests that must notice it. */
export interface PlantedFault {
  /** What is wrong with it, in the words of a bug report. */
  readonly name: string;
  /** Path from the root of the repository. */
  readonly file: string;
  /** Occurs exactly once in the file. */
  readonly search: string;
  readonly replacement: string;
  /** Project of the tests, and the part of the path that chooses the test file. */
  readonly project: TestProject;
  readonly filter: string;
  /** It shows only where transactions run beside each other: on a database server. */
  readonly isOnServer?: true;
}
