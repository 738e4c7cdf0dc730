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

/** The same for a rule that reads other fields of the object too. */
export const KeepsRuleWithObject = (
  name: string,
  findFault: (value: unknown, object: object) => string | null,
): PropertyDecorator =>
  ValidateBy({
    name,
    validator: {
      validate: (value, args) => findFault(value, args?.object ?? {}) === null,
      defaultMessage: (args) => findFault(args?.value, args?.object ?? {}) ?? '',
    },
  });
