/** Some fields of a value, and nothing else of it. */
export const pickFields = <Value extends object, Field extends keyof Value>(
  value: Value,
  fields: readonly Field[],
): Pick<Value, Field> =>
  Object.fromEntries(fields.map((field) => [field, value[field]])) as Pick<Value, Field>;
