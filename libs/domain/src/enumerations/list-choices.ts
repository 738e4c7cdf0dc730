import type { Choice } from './choice.js';
import {
  TIPI_DISTRIBUZIONE,
  TIPI_REGOLAZIONE,
  type TipoDistribuzione,
  type TipoRegolazione,
} from './heating.js';
import { CHIUSURE_POST, type ChiusuraPost } from './products.js';

/** Choices whose labels the back office may change, with the labels in force. */
export interface EditableChoiceSettings {
  /** Shutters after the works. */
  readonly closureChoices: readonly Choice<ChiusuraPost>[];
  readonly distributionChoices: readonly Choice<TipoDistribuzione>[];
  readonly regulationChoices: readonly Choice<TipoRegolazione>[];
}

/** A list of choices with the labels in force: the built-in one, unless the back office may name its values. */
export function listChoices(
  choices: readonly Choice[],
  { closureChoices, distributionChoices, regulationChoices }: EditableChoiceSettings,
): readonly Choice[] {
  if (choices === CHIUSURE_POST) return closureChoices;
  if (choices === TIPI_DISTRIBUZIONE) return distributionChoices;
  return choices === TIPI_REGOLAZIONE ? regulationChoices : choices;
}
