import {
  REQUIRED_MESSAGE,
  SERVICE_TYPES,
  type ListShape,
  type NumberShape,
  type ObjectShape,
  type SettingShape,
  type TextListShape,
  type TextShape,
} from '@pratiche/domain';
import { ApiProperty } from '@nestjs/swagger';
import { applyDecorators, type Type } from '@nestjs/common';
import { ArrayMaxSize, IsArray, IsNumber, Max, Min } from 'class-validator';
import {
  ChoiceField,
  ChoiceListField,
  createDto,
  createField,
  FlagField,
  KeepsRule,
  KeepsRuleWithObject,
  NestedField,
  NestedListField,
  RecentDayField,
  TextField,
  WholeNumberField,
  type FieldOptions,
} from '../../platform/validation/index.js';

type SettingDto = Type<object>;

const INVALID_MESSAGE = 'Valore non valido.';
const SERVICES = SERVICE_TYPES.map(({ value }) => value);
const dtosByName = new Map<string, { fields: ObjectShape['fields']; dto: SettingDto }>();

const capitalize = (key: string): string => key.charAt(0).toUpperCase() + key.slice(1);

/**
 * The DTO of an object in a setting, which checks it and describes it to the API.
 * @param key names the DTO of a shape without a name of its own
 */
export function createSettingDto(shape: ObjectShape, key: string): SettingDto {
  const name = `${shape.name ?? capitalize(key)}Dto`;
  const existing = dtosByName.get(name);
  if (existing !== undefined && existing.fields !== shape.fields)
    throw new Error(`Two settings have an object called ${name}: name one of them in its shape`);
  if (existing !== undefined) return existing.dto;
  const dto = createDto<object>(
    name,
    Object.fromEntries(
      Object.entries(shape.fields).map(([field, part]) => [field, createShapeField(part, field)]),
    ),
  );
  dtosByName.set(name, { fields: shape.fields, dto });
  return dto;
}

/** A DTO that holds the rows of a list as `items`. */
export function createSettingListDto(shape: ListShape, row: SettingDto): SettingDto {
  return createDto<object>(`${row.name.replace(/Dto$/, '')}ListDto`, {
    items: createListField(shape, row),
  } as Record<string, PropertyDecorator>);
}

function createShapeField(shape: SettingShape, key: string): PropertyDecorator {
  const options = toFieldOptions(shape);
  switch (shape.is) {
    case 'object': {
      const dto = createSettingDto(shape, key);
      return NestedField(() => dto, { ...options, message: shape.message ?? INVALID_MESSAGE });
    }
    case 'list':
      return createListField(shape, createSettingDto(shape.of, key));
    case 'text':
      return createTextField(shape, options);
    case 'number':
      return createNumberField(shape, options);
    case 'texts':
      return createTextListField(shape, options);
    case 'services':
      return ChoiceListField(SERVICES, {
        ...options,
        name: 'ServiceType',
        messages: {
          type: INVALID_MESSAGE,
          min: REQUIRED_MESSAGE,
          choice: 'Servizio non previsto.',
        },
      });
    case 'choice':
      return createChoiceField(shape, options);
    case 'flag':
      return FlagField({ ...options, ...toMessage(shape) });
    case 'day':
      return addRowRule(shape, RecentDayField(options));
  }
}

function toFieldOptions(shape: SettingShape): FieldOptions {
  const { description } = shape;
  const { isNullable, isOptional }: FieldOptions =
    shape.is === 'object' || shape.is === 'list' ? {} : shape;
  return {
    ...(description === undefined ? {} : { description }),
    ...(isNullable === undefined ? {} : { isNullable }),
    ...(isOptional === undefined ? {} : { isOptional }),
  };
}

const toMessage = ({ message }: { message?: string }): { message?: string } =>
  message === undefined ? {} : { message };

type SingleShape = Exclude<SettingShape, ObjectShape | ListShape>;

function addRowRule({ ruleInRow }: SingleShape, field: PropertyDecorator): PropertyDecorator {
  return ruleInRow === undefined
    ? field
    : applyDecorators(
        field,
        KeepsRuleWithObject('ruleInRow', (value, row) =>
          ruleInRow(value, row as Readonly<Record<string, unknown>>),
        ),
      );
}

function createListField(shape: ListShape, row: SettingDto): PropertyDecorator {
  const { min, max, message, rule } = shape;
  const field = NestedListField(() => row, {
    ...toFieldOptions(shape),
    ...(min === undefined ? {} : { min: min.count }),
    max: max.count,
    messages: {
      max: max.message,
      ...(min === undefined ? {} : { min: min.message }),
      ...(message === undefined ? {} : { type: message }),
    },
  });
  return rule === undefined
    ? field
    : applyDecorators(
        field,
        KeepsRule('rows', (rows) => (Array.isArray(rows) ? rule(rows.map(toRow)) : null)),
      );
}

/** A row that is no object is refused by a rule of its own. */
const toRow = (row: unknown): Readonly<Record<string, unknown>> =>
  typeof row === 'object' && row !== null ? { ...row } : {};

function createTextField(shape: TextShape, options: FieldOptions): PropertyDecorator {
  const { max, isMultiline, isTrimmedFirst, blank, clean, pattern, example, rule, messages } =
    shape;
  const isToFillIn = blank === 'toFillIn' && shape.isNullable !== true;
  return addRowRule(
    shape,
    TextField({
      ...options,
      max,
      characters: isMultiline === true ? 'lines' : 'line',
      trim: isTrimmedFirst === true ? 'before' : 'after',
      blank: blank === undefined ? 'refused' : blank === 'null' ? 'null' : 'kept',
      ...(clean === undefined ? {} : { clean }),
      ...(pattern === undefined ? {} : { pattern }),
      ...(example === undefined ? {} : { example }),
      ...(messages === undefined ? {} : { messages }),
      ...(rule === undefined && !isToFillIn
        ? {}
        : {
            rule: (text) =>
              text === '' ? (isToFillIn ? REQUIRED_MESSAGE : null) : (rule?.(text) ?? null),
          }),
    }),
  );
}

const findDecimalsFault = (value: unknown): string | null =>
  Math.abs(Number(value) * 100 - Math.round(Number(value) * 100)) < 1e-6
    ? null
    : 'Al massimo due decimali.';

function createNumberField(shape: NumberShape, options: FieldOptions): PropertyDecorator {
  const { min, max = Number.MAX_SAFE_INTEGER, isWhole, isNullByDefault, messages = {} } = shape;
  const { any, ...single } = messages;
  const numberOptions = { ...options, ...(isNullByDefault === true ? { default: null } : {}) };
  return addRowRule(
    shape,
    isWhole === true
      ? WholeNumberField({
          ...numberOptions,
          min,
          max,
          messages: single,
          ...(any === undefined ? {} : { message: any }),
        })
      : createField({
          options: numberOptions,
          api: { type: 'number', minimum: min, maximum: max },
          rules: [
            IsNumber({}, { message: messages.type ?? 'Deve essere un numero.' }),
            Min(min, { message: messages.min ?? `Non può essere minore di ${min}.` }),
            Max(max, { message: `Non può superare ${max}.` }),
            KeepsRule('twoDecimals', findDecimalsFault),
          ],
        }),
  );
}

function createTextListField(shape: TextListShape, options: FieldOptions): PropertyDecorator {
  const { max, maxLength, rule, example } = shape;
  return createField({
    options: { ...options, ...(example === undefined ? {} : { example }) },
    api: { type: 'array', items: { type: 'string', maxLength }, maxItems: max.count },
    rules: [
      IsArray({ message: INVALID_MESSAGE }),
      ArrayMaxSize(max.count, { message: max.message }),
      KeepsRule('texts', (value) => (Array.isArray(value) ? rule(value) : null)),
    ],
  });
}

function createChoiceField(
  shape: Extract<SettingShape, { is: 'choice' }>,
  options: FieldOptions,
): PropertyDecorator {
  const values = shape.choices.map(({ value }) => value);
  const { name, ruleInRow, isOptional } = shape;
  if (ruleInRow === undefined || isOptional !== true)
    return addRowRule(shape, ChoiceField(values, { ...options, ...toMessage(shape), name }));
  // The rule may ask for an absent value, and class-validator skips what may be absent.
  const { isOptional: _, ...present } = options;
  const findFault = (value: unknown, row: object): string | null =>
    value === undefined || values.some((choice) => choice === value)
      ? ruleInRow(value, row as Readonly<Record<string, unknown>>)
      : (shape.message ?? 'Valore non previsto.');
  return applyDecorators(
    createField({
      options: present,
      api: { enum: values, enumName: name },
      rules: [KeepsRuleWithObject('choiceInRow', findFault)],
    }),
    ApiProperty({ required: false }),
  );
}
