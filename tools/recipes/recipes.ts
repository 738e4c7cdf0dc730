import { ENDPOINT_RECIPE } from './endpoint-recipe.ts';
import { FIELD_RECIPE } from './field-recipe.ts';
import { PAPER_RECIPE } from './paper-recipe.ts';
import type { Recipe } from './recipe.types.ts';
import { SETTING_RECIPE } from './setting-recipe.ts';
import { STATUS_RECIPE } from './status-recipe.ts';

export const RECIPES: readonly Recipe[] = [
  ENDPOINT_RECIPE,
  SETTING_RECIPE,
  FIELD_RECIPE,
  STATUS_RECIPE,
  PAPER_RECIPE,
];
