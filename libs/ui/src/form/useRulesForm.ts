import { useEffect } from 'react';
import { useForm, type DefaultValues, type FieldValues, type UseFormReturn } from 'react-hook-form';
import { createRulesResolver, type FormRules } from './rules-resolver.js';

interface RulesFormOptions<Values extends FieldValues> {
  /** Every field of the form, the empty ones with `null`. */
  defaultValues: Values;
  rules: FormRules<Values>;
}

/**
 * A form validated by the domain rules. The rules of one field may read other fields, so each
 * change validates all fields; each field decides when it shows its message.
 */
export function useRulesForm<Values extends FieldValues>({
  defaultValues,
  rules,
}: RulesFormOptions<Values>): UseFormReturn<Values> {
  const form = useForm<Values>({
    defaultValues: defaultValues as DefaultValues<Values>,
    resolver: createRulesResolver(rules),
    reValidateMode: 'onSubmit',
    shouldFocusError: false,
  });
  const { subscribe, trigger, getValues } = form;

  useEffect(() => {
    // With names, `trigger` leaves the server's messages where they are.
    const check = () => void trigger(Object.keys(getValues()) as Parameters<typeof trigger>[0]);
    check();
    return subscribe({ formState: { values: true }, callback: check });
  }, [subscribe, trigger, getValues]);

  return form;
}
