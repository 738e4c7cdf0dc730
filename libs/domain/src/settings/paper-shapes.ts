import { CONTRACT_PLACEHOLDERS } from '../papers/contract-texts.js';
import { PAPER_TEXT_RULES, type PaperTextRule } from '../papers/paper-texts.js';
import { findPlaceholderFault, type Placeholder } from '../papers/placeholders.js';
import { line, list, object, type SettingField } from './setting-fields.js';

const edition = line(40, {
  rule: (text) =>
    /^[\p{L}\d][\p{L}\d .\-/]*$/u.test(text)
      ? null
      : 'Solo lettere, cifre, punti, trattini e barre.',
});

const printed = (
  max: number,
  allowed: readonly Placeholder[],
  required: readonly Placeholder[] = [],
): SettingField =>
  line(max, {
    isMultiline: true,
    rule: (text) => findPlaceholderFault(text, allowed, required),
  });

const paper = (rules: Readonly<Record<string, PaperTextRule>>): SettingField =>
  object(
    Object.fromEntries(
      Object.entries(rules).map(([key, { max, allowed, required }]) => [
        key,
        printed(max, allowed, required),
      ]),
    ),
  );

/** Kinds that hold the wording of what people sign. */
export const paperShapes = {
  paperTexts: object({
    edition,
    ...Object.fromEntries(
      Object.entries(PAPER_TEXT_RULES).map(([name, rules]) => [name, paper(rules)]),
    ),
  }),
  contractTexts: object({
    edition,
    clauses: list(
      object({
        title: line(120),
        text: printed(3_000, CONTRACT_PLACEHOLDERS),
        points: { ...printed(4_000, CONTRACT_PLACEHOLDERS), mayBeBlank: true } as SettingField,
      }),
      { count: 30, message: 'Al massimo 30 clausole.' },
    ),
    closing: printed(1_000, []),
    approval: printed(1_500, []),
  }),
} satisfies Record<string, SettingField>;
