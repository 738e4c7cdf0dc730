import type { TestProject } from '../scratch-copy/test-command.ts';

/** A new file, or text put into one. */
export interface RecipeEdit {
  /** Path from the root of the repository. */
  readonly file: string;
  /** Text that occurs once in the file, behind which the new text goes; a new file without it. */
  readonly after?: string;
  readonly text: string;
}

/** A step that something must miss when it is left out. */
export interface RecipeStep {
  /** Number in the recipe; `null` for a sentence below the numbered steps. */
  readonly number: number | null;
  readonly does: string;
  /** `openapi` runs `npm run openapi`. */
  readonly edits: readonly RecipeEdit[] | 'openapi';
}

/** A recipe of CONTRIBUTING with an example of each step. */
export interface Recipe {
  readonly name: string;
  /** Heading of the recipe in CONTRIBUTING. */
  readonly heading: string;
  readonly steps: readonly RecipeStep[];
  /** Tests that use the new part as people do; they are there whichever step is left out. */
  readonly proofs: readonly RecipeEdit[];
  /** Workspaces whose types the recipe touches. */
  readonly workspaces: readonly string[];
  /** Suites that the recipe names, and the proofs: project and part of the path. */
  readonly suites: readonly (readonly [project: TestProject, filter: string])[];
}
