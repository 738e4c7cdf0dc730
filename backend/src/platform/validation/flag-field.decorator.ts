import { IsBoolean } from 'class-validator';
import { createField, type FieldOptions } from './field.decorator.js';

/** `true` or `false`. */
export const FlagField = ({
  message = 'Deve essere vero o falso.',
  ...options
}: FieldOptions & { message?: string } = {}): PropertyDecorator =>
  createField({ options, api: { type: Boolean }, rules: [IsBoolean({ message })] });
