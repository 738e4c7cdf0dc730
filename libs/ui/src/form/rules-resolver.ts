import type { FieldError } from '@pratiche/domain';
import { set, type FieldErrors, type FieldValues, type Resolver } from 'react-hook-form';

/** The rules of the domain: the messages of the wrong fields, in the order of the screen. */
export type FormRules<Values extends FieldValues> = (values: Values) => readonly FieldError[];

/** Creates a resolver that runs the rules and gives each field its first message. */
export function createRulesResolver<Values extends FieldValues>(
  rules: FormRules<Values>,
): Resolver<Values> {
  return (values) => {
    const errors: FieldErrors<Values> = {};
    const told = new Set<string>();
    for (const { field, message } of rules(values)) {
      if (!told.has(field)) set(errors, field, { type: 'rule', message });
      told.add(field);
    }
    return told.size === 0 ? { values, errors: {} } : { values: {}, errors };
  };
}
