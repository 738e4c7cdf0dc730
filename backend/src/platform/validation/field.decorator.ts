import { applyDecorators } from '@nestjs/common';
import { ApiProperty, type ApiPropertyOptions } from '@nestjs/swagger';
import { Expose, Transform } from 'class-transformer';
import { ValidateIf } from 'class-validator';

/** What every field of a DTO may say of itself beside its own bounds. */
export interface FieldOptions {
  /** For the description of the API, where the name does not say it. */
  description?: string;
  example?: unknown;
  /** The field may be absent; then it is absent in the DTO too. */
  isOptional?: true;
  /** The field may be `null`. */
  isNullable?: true;
  /** Second spelling under which other programs send the field; read where the field has no value. */
  alias?: string;
  /** Value of an absent field; it may be absent then. */
  default?: unknown;
}

interface FieldParts {
  options: FieldOptions;
  /** The field in the description of the API. */
  api: ApiPropertyOptions;
  /** Rules of class-validator, in the order in which they speak. */
  rules: readonly PropertyDecorator[];
  /** Turns a value that keeps the rules into the one handlers get; others stay, and are refused. */
  normalize?: (value: unknown) => unknown;
}

/** A field of a request: taken over from the body, checked, and described, by one decorator. */
export function createField({ options, api, rules, normalize }: FieldParts): PropertyDecorator {
  const hasDefault = options.default !== undefined;
  const isNullable = options.isNullable === true || options.default === null;
  const isSkipped = (value: unknown): boolean =>
    (value === undefined && options.isOptional === true) || (value === null && isNullable);
  return applyDecorators(
    Expose(),
    Transform(({ value: named, obj }: { value: unknown; obj: Record<string, unknown> }) => {
      const aliased = options.alias === undefined ? undefined : obj[options.alias];
      const value = aliased === undefined ? named : (named ?? aliased);
      if (value === undefined) return copyOf(options.default);
      return normalize === undefined ? value : normalize(value);
    }),
    ValidateIf((_, value) => !isSkipped(value)),
    ...rules,
    ApiProperty({
      ...api,
      required: options.isOptional !== true && !hasDefault,
      ...(isNullable ? { nullable: true } : {}),
      ...(hasDefault ? { default: options.default } : {}),
      ...(options.description === undefined ? {} : { description: options.description }),
      ...(options.example === undefined ? {} : { example: options.example }),
    } as ApiPropertyOptions),
  );
}

/** A default list or object belongs to one request. */
const copyOf = (value: unknown): unknown =>
  typeof value === 'object' && value !== null ? structuredClone(value) : value;
