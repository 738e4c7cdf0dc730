import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { UserFacingError } from '../prepare/console-output.mjs';
import type { Recipe, RecipeEdit, RecipeStep } from './recipe.types.ts';

/** Edits of a recipe in its order, without those of a step that is left out. */
export const listEdits = (
  { steps, proofs }: Recipe,
  leftOut: RecipeStep | null = null,
): RecipeEdit[] => [
  ...steps.flatMap((step) => (step === leftOut || step.edits === 'openapi' ? [] : step.edits)),
  ...proofs,
];

/**
 * The files that edits write, by their path.
 * @throws UserFacingError when a text to put something behind does not occur exactly once, or a new
 *   file is there already
 */
export function editFiles(root: string, edits: readonly RecipeEdit[]): Map<string, string> {
  const files = new Map<string, string>();
  for (const { file, after, text } of edits) {
    const path = join(root, file);
    if (after === undefined) {
      if (files.has(file) || existsSync(path)) throw new UserFacingError(`${file} exists already.`);
      files.set(file, text);
      continue;
    }
    const before = files.get(file) ?? readFileSync(path, 'utf8');
    const parts = before.split(after);
    if (parts.length !== 2)
      throw new UserFacingError(
        `"${after.trim()}" occurs ${parts.length - 1} times in ${file}, not once.`,
      );
    files.set(file, parts.join(after + text));
  }
  return files;
}

export function writeFiles(root: string, files: ReadonlyMap<string, string>): void {
  for (const [file, text] of files) {
    const path = join(root, file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }
}
