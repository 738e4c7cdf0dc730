import { ValidateBy } from 'class-validator';

/** Checks a value by a rule that says in Italian what is wrong with it, or `null`. */
export const KeepsRule = (
  name: string,
  findFault: (value: unknown) => string | null,
): PropertyDecorator =>
  ValidateBy({
    name,
    validator: {
      validate: (value) => findFault(value) === null,
      defaultMessage: (args) => findFault(args?.value) ?? '',
    },
  });
