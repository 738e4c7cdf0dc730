import type { RuleSettings } from '../settings/rule-settings.js';
import type { Choice } from './choice.js';
import { CHIUSURE_POST } from './products.js';

/** A list of choices with the labels in force: the built-in one, unless the back office may name its values. */
export const listChoices = (
  choices: readonly Choice[],
  { closureChoices }: Pick<RuleSettings, 'closureChoices'>,
): readonly Choice[] => (choices === CHIUSURE_POST ? closureChoices : choices);
