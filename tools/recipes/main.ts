/**
 * `npm run quality -- recipes [name …]`: follows the recipes of CONTRIBUTING in a copy of the
 * repository, whole and then without each step, which something must miss.
 */
import { resolve } from 'node:path';
import {
  exitWithError,
  formatElapsedSeconds,
  UserFacingError,
} from '../prepare/console-output.mjs';
import { createScratchCopy, type ScratchCopy } from '../scratch-copy/scratch-copy.ts';
import { editFiles, listEdits, writeFiles } from './apply-edits.ts';
import { findFailure, pickTellingLine, type CheckFailure } from './check-recipe.ts';
import type { Recipe, RecipeStep } from './recipe.types.ts';
import { RECIPES } from './recipes.ts';

const ROOT = resolve(import.meta.dirname, '../..');

function selectRecipes(names: readonly string[]): readonly Recipe[] {
  const unknown = names.find((name) => RECIPES.every((recipe) => recipe.name !== name));
  if (unknown !== undefined)
    throw new UserFacingError(
      `there is no recipe "${unknown}", only ${RECIPES.map(({ name }) => name).join(', ')}.`,
    );
  return RECIPES.filter(({ name }) => names.length === 0 || names.includes(name));
}

/** Follows a recipe without one of its steps, or with all of them. */
async function followRecipe(
  { folder, resetCopy }: ScratchCopy,
  recipe: Recipe,
  leftOut: RecipeStep | null,
): Promise<CheckFailure | null> {
  resetCopy();
  const files = editFiles(folder, listEdits(recipe, leftOut));
  writeFiles(folder, files);
  const runsOpenapi = recipe.steps.some((step) => step.edits === 'openapi' && step !== leftOut);
  return findFailure(folder, recipe, [...files.keys()], runsOpenapi);
}

const printResult = (result: string, since: number, text: string): void =>
  console.log([result.padEnd(7), formatElapsedSeconds(since).padStart(6), text].join('  '));

/** Answers the number of steps that nothing missed; a recipe that fails whole counts as one. */
async function playRecipe(copy: ScratchCopy, recipe: Recipe): Promise<number> {
  console.log(`\n${recipe.heading}`);
  const began = performance.now();
  const failure = await followRecipe(copy, recipe, null);
  printResult(failure === null ? 'holds' : 'FAILS', began, failure?.check ?? 'every step');
  if (failure !== null) {
    console.log(failure.output.slice(-6_000));
    return 1;
  }
  let unmissed = 0;
  for (const step of recipe.steps) {
    const since = performance.now();
    const missed = await followRecipe(copy, recipe, step);
    const title = `${step.number ?? '-'} ${step.does}`;
    if (missed === null) unmissed += 1;
    printResult(missed === null ? 'UNSEEN' : 'missed', since, title);
    if (missed !== null)
      console.log(`${' '.repeat(17)}${missed.check}: ${pickTellingLine(missed.output)}`);
  }
  return unmissed;
}

async function main(): Promise<void> {
  const recipes = selectRecipes(process.argv.slice(2));
  const copy = createScratchCopy(ROOT);
  let failures = 0;
  for (const recipe of recipes) failures += await playRecipe(copy, recipe);
  console.log(`\n${recipes.length} recipes, ${failures} failures.`);
  process.exit(failures === 0 ? 0 : 1);
}

main().catch(exitWithError);
