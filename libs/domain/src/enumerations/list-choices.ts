import type { Choice } from './choice.js';
import { CHIUSURE_POST, type ChiusuraPost } from './products.js';

/** Shutters after the works, with the labels in force. */
export interface ClosureChoiceSettings {
  readonly closureChoices: readonly Choice<ChiusuraPost>[];
}

/** A list of choices with the labels in force: the built-in one, unless the back office may name its values. */
export const listChoices = (
  choices: readonly Choice[],
  { closureChoices }: ClosureChoiceSettings,
): readonly Choice[] => (choices === CHIUSURE_POST ? closureChoices : choices);
