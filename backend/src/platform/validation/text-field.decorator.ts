import { REQUIRED_MESSAGE, LINE_CHARACTERS_MESSAGE } from '@pratiche/domain';
import { IsNotIn, IsString, Matches, MaxLength } from 'class-validator';
import { createField, type FieldOptions } from './field.decorator.js';
import { KeepsRule } from './keeps-rule.decorator.js';

/** No control characters and no half of a surrogate pair, which databases refuse. */
const LINE = /^[^\p{Cc}\p{Cs}]*$/u;
/** The same with line ends and tabs. */
const LINES = /^(?:[^\p{Cc}\p{Cs}]|[\n\t])*$/u;
const CHARACTER_SETS = { any: null, line: LINE, lines: LINES } as const;

export interface TextFieldOptions extends FieldOptions {
  /** Most characters. */
  max: number;
  /** Which characters: `line` no control characters, `lines` line ends too, `any` all. */
  characters?: keyof typeof CHARACTER_SETS;
  /** Cuts off blanks at both ends: `before` the bounds are checked, or `after`. */
  trim?: 'before' | 'after';
  /** What an empty text means; `refused` makes it as wrong as an absent one. */
  blank?: 'kept' | 'null' | 'refused';
  /** Takes out what people paste with a text, before anything is checked. */
  clean?: ((text: string) => string) | null;
  pattern?: RegExp;
  /** A rule of the domain that says what else is wrong with the text, or `null`. */
  rule?: (text: string) => string | null;
  messages?: { type?: string; required?: string; max?: string; pattern?: string };
}

/** A text, as the handler gets it: trimmed, in capitals, `null` for blank, as the options say. */
export function TextField(options: TextFieldOptions): PropertyDecorator {
  const { max, blank = 'kept', pattern, rule, messages = {} } = options;
  const set = CHARACTER_SETS[options.characters ?? 'any'];
  return createField({
    options: blank === 'null' ? { ...options, isNullable: true } : options,
    api: {
      type: String,
      maxLength: max,
      ...(blank === 'refused' ? { minLength: 1 } : {}),
      ...(pattern === undefined ? {} : { pattern: pattern.source }),
    },
    rules: [
      IsString({ message: messages.type ?? 'Deve essere un testo.' }),
      ...(blank === 'refused'
        ? [IsNotIn([''], { message: messages.required ?? REQUIRED_MESSAGE })]
        : []),
      MaxLength(max, { message: messages.max ?? `Al massimo ${max} caratteri.` }),
      ...(set === null ? [] : [Matches(set, { message: LINE_CHARACTERS_MESSAGE })]),
      ...(pattern === undefined
        ? []
        : [Matches(pattern, { message: messages.pattern ?? 'Valore non valido.' })]),
      ...(rule === undefined ? [] : [KeepsRule('textRule', (value) => rule(String(value)))]),
    ],
    normalize: (value) =>
      typeof value === 'string' ? normalizeText(options.clean?.(value) ?? value, options) : value,
  });
}

function normalizeText(given: string, options: TextFieldOptions): string | null {
  const { max, characters = 'any', trim, blank } = options;
  const lines = characters === 'lines' ? given.replace(/\r\n?/g, '\n') : given;
  const isRefused = lines.length > max || CHARACTER_SETS[characters]?.test(lines) === false;
  // What the bounds refuse stays as it came, so that cutting it does not let it pass.
  if (trim === 'after' && isRefused) return given;
  const text = trim === undefined ? lines : lines.trim();
  if (blank === 'null' && text === '') return null;
  return text;
}
