import { Column, type ColumnOptions, type ValueTransformer } from 'typeorm';

/**
 * A moment, stored in UTC to the millisecond. The property is a `Date`; use `@DateTimeColumn({
 * nullable: true })` for `Date | null`. The application sets the value, never the database, so that
 * both databases behave alike.
 */
export const DateTimeColumn = (options: ColumnOptions = {}): PropertyDecorator =>
  Column({ type: 'datetime', precision: 3, ...options });

/** Money or credits: integer hundredths in the code and in the database, as TypeScript numbers. */
export const CentsColumn = (options: ColumnOptions = {}): PropertyDecorator =>
  Column({ type: 'bigint', transformer: bigIntTransformer, ...options });

/** A whole number that may exceed 32 bits, such as a file size in bytes. */
export const BigIntColumn = CentsColumn;

/** MySQL answers 64-bit integers as text: hundredths of any real amount fit a number exactly. */
const bigIntTransformer: ValueTransformer = {
  to: (value: number | null | undefined) => {
    if (typeof value === 'number' && !Number.isSafeInteger(value))
      throw new RangeError(`Not a whole number: ${value}`);
    return value;
  },
  from: (value: string | number | null) => (value === null ? null : Number(value)),
};

/**
 * A `yyyy-mm-dd` day, stored as text so that no time zone shifts it and both databases sort it
 * alike.
 */
export const DayColumn = (options: ColumnOptions = {}): PropertyDecorator =>
  Column({ type: 'varchar', length: 10, ...options });
