import { CLIMATE_ZONES, REQUIRED_MESSAGE, type ClimateZone } from '@pratiche/domain';
import { findTemplatePointsFault, MAX_TEMPLATE_POINTS } from '@pratiche/domain/settings';
import { ArrayMaxSize, IsArray, IsNumber, Max, Min } from 'class-validator';
import {
  createDto,
  createField,
  KeepsRule,
  TextField,
  WholeNumberField,
} from '../../platform/validation/index.js';

/** A line of text that may be blank. */
export const LineField = (max: number): PropertyDecorator =>
  TextField({ max, characters: 'line', trim: 'after' });

/** A line of text that has to be there. */
export const RequiredLineField = (max: number): PropertyDecorator =>
  TextField({ max, characters: 'line', trim: 'after', blank: 'refused' });

/** A line that a change has to fill in; answers have it blank until then. */
export const LineToFillInField = (
  max: number,
  rule: (text: string) => string | null = () => null,
): PropertyDecorator =>
  TextField({
    max,
    characters: 'line',
    trim: 'after',
    rule: (text) => (text === '' ? REQUIRED_MESSAGE : rule(text)),
  });

/** A line of text; blank means `null`. */
export const OptionalLineField = (max: number): PropertyDecorator =>
  TextField({ max, characters: 'line', trim: 'after', blank: 'null' });

/** What a ready text points at. */
export const TemplatePointsField = (): PropertyDecorator =>
  createField({
    options: {
      isOptional: true,
      description: 'Names of fields of the dossier, and codes of documents.',
      example: ['manufatti', 'FATTURA'],
    },
    api: {
      type: 'array',
      items: { type: 'string', maxLength: 60 },
      maxItems: MAX_TEMPLATE_POINTS,
    },
    rules: [
      IsArray({ message: 'Valore non valido.' }),
      ArrayMaxSize(MAX_TEMPLATE_POINTS, { message: `Al massimo ${MAX_TEMPLATE_POINTS} punti.` }),
      KeepsRule('templatePoints', (value) =>
        Array.isArray(value) ? findTemplatePointsFault(value) : null,
      ),
    ],
  });

const findDecimalFault = (value: unknown): string | null =>
  Math.abs(Number(value) * 100 - Math.round(Number(value) * 100)) < 1e-6
    ? null
    : 'Al massimo due decimali.';

/** A number with at most two decimals. */
export const AmountField = (min: number, max: number): PropertyDecorator =>
  createField({
    options: {},
    api: { type: 'number', minimum: min, maximum: max },
    rules: [
      IsNumber({}, { message: 'Deve essere un numero.' }),
      Min(min, { message: `Non può essere minore di ${min}.` }),
      Max(max, { message: `Non può superare ${max}.` }),
      KeepsRule('twoDecimals', findDecimalFault),
    ],
  });

export const PercentField = (): PropertyDecorator => AmountField(0, 100);

const MAX_DAYS = 36_500;

/** How many days something is kept; a slip of the finger must not erase the work of yesterday. */
export const DaysField = (min: number, description?: string): PropertyDecorator =>
  WholeNumberField({
    min,
    max: MAX_DAYS,
    messages: { type: 'Deve essere un numero intero di giorni.' },
    ...(description === undefined ? {} : { description }),
  });

/** One number for each climate zone. */
export const createZoneDto = (name: string, max: number) =>
  createDto<Record<ClimateZone, number>>(
    name,
    Object.fromEntries(CLIMATE_ZONES.map(({ value }) => [value, AmountField(0.01, max)])) as Record<
      ClimateZone,
      PropertyDecorator
    >,
  );
