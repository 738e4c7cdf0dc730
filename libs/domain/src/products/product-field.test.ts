import { describe, expect, it } from '@jest/globals';
import { expectTypeOf } from 'expect-type';
import {
  boundUpTo,
  choiceField,
  createEmptyRow,
  defineProductFields,
  flagField,
  listColumnFields,
  numberField,
  normalizeRow,
  type RowOf,
} from './index.js';

const COLOURS = [
  { value: 'bianco', label: 'Bianco' },
  { value: 'antracite', label: 'Antracite' },
] as const;
const COLOUR = {
  label: 'Colore',
  choices: COLOURS,
  default: null,
  required: 'always',
  column: { head: 'Colore' },
  xml: { element: 'Colore' },
  enea: { label: 'Colore' },
} as const;
type Choices = Parameters<typeof choiceField<'bianco' | 'antracite'>>[0];
type Numbers = Parameters<typeof numberField>[0];
type Flags = Parameters<typeof flagField>[0];
type Colour = typeof COLOUR;

describe('a field', () => {
  it('is described with all its parts', () => {
    expectTypeOf<Colour>().toExtend<Choices>();
    expectTypeOf(choiceField(COLOUR).default).toEqualTypeOf<'bianco' | 'antracite' | null>();
    expect(choiceField({ ...COLOUR, column: null, xml: null, enea: null }).kind).toBe('choice');
  });

  it('does not compile without one of them', () => {
    expectTypeOf<Omit<Colour, 'label'>>().not.toExtend<Choices>();
    expectTypeOf<Omit<Colour, 'choices'>>().not.toExtend<Choices>();
    expectTypeOf<Omit<Colour, 'default'>>().not.toExtend<Choices>();
    expectTypeOf<Omit<Colour, 'required'>>().not.toExtend<Choices>();
    expectTypeOf<Omit<Colour, 'column'>>().not.toExtend<Choices>();
    expectTypeOf<Omit<Colour, 'xml'>>().not.toExtend<Choices>();
    expectTypeOf<Omit<Colour, 'enea'>>().not.toExtend<Choices>();
  });

  it('does not compile with parts of another kind', () => {
    expectTypeOf<Omit<Colour, 'default'> & { default: 'verde' }>().not.toExtend<Choices>();
    expectTypeOf<Omit<Colour, 'xml'> & { xml: { order: 1 } }>().not.toExtend<Choices>();
    // A number has a bound, a tick is never empty.
    expectTypeOf<Colour>().not.toExtend<Numbers>();
    expectTypeOf<Colour>().not.toExtend<Flags>();
  });
});

describe('a table of fields', () => {
  const FIELDS = defineProductFields({
    colore: choiceField({ ...COLOUR, default: 'bianco' }),
    altezza: numberField({
      ...COLOUR,
      bound: boundUpTo(9),
      normalize: Math.round,
      column: { head: 'Altezza', order: 1 },
      xml: null,
    }),
    isBlindato: flagField({ ...COLOUR, default: false, column: null, xml: null }),
  });

  it('gives the row its type', () => {
    expectTypeOf<RowOf<typeof FIELDS>>().toEqualTypeOf<{
      colore: 'bianco' | 'antracite' | null;
      altezza: number | null;
      isBlindato: boolean;
    }>();
  });

  it('gives a new row its defaults', () => {
    expect(createEmptyRow(FIELDS)).toEqual({ colore: 'bianco', altezza: null, isBlindato: false });
  });

  it('sorts columns by `order`, then in table order', () => {
    expect(listColumnFields(FIELDS)).toEqual(['altezza', 'colore']);
  });

  it('normalises numbers and keeps the rest of the row', () => {
    const row = { colore: 'antracite', altezza: 1.6, isBlindato: true } as const;
    expect(normalizeRow(FIELDS, row)).toEqual({ ...row, altezza: 2 });
  });
});
