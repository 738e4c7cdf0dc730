import { ApiProperty, type ApiPropertyOptions } from '@nestjs/swagger';

type Options = Pick<ApiPropertyOptions, 'description' | 'example'> & { isOptional?: true };

const property = (api: object, { isOptional, ...options }: Options): PropertyDecorator =>
  ApiProperty({ ...api, ...options, required: isOptional !== true } as ApiPropertyOptions);

/** A whole number of an answer. */
export const ApiInteger = (options: Options = {}): PropertyDecorator =>
  property({ type: 'integer' }, options);

/** A whole number of an answer, or `null`. */
export const ApiNullableInteger = (options: Options = {}): PropertyDecorator =>
  property({ type: 'integer', nullable: true }, options);

/** A text of an answer, or `null`. */
export const ApiNullableText = (options: Options = {}): PropertyDecorator =>
  property({ type: String, nullable: true }, options);

/** A moment of an answer, ISO 8601 in UTC. */
export const ApiMoment = (options: Options = {}): PropertyDecorator =>
  property({ type: String, format: 'date-time' }, options);

/** A moment of an answer, ISO 8601 in UTC, or `null`. */
export const ApiNullableMoment = (options: Options = {}): PropertyDecorator =>
  property({ type: String, format: 'date-time', nullable: true }, options);

/** A day of an answer, `yyyy-mm-dd`, or `null`. */
export const ApiNullableDay = (options: Options = {}): PropertyDecorator =>
  property({ type: String, format: 'date', nullable: true }, options);

/** One of the values of a named enumeration. */
export const ApiChoice = (
  values: readonly (string | number)[],
  name: string,
  options: Options = {},
): PropertyDecorator => property({ enum: [...values], enumName: name }, options);

/** One of the values of a named enumeration, or `null`. */
export const ApiNullableChoice = (
  values: readonly (string | number)[],
  name: string,
  options: Options = {},
): PropertyDecorator => property({ enum: [...values], enumName: name, nullable: true }, options);
