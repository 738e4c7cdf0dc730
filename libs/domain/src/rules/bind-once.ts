/**
 * Makes a function that binds rules once for each state of the settings, so that what depends on them
 * changes only with them. The settings are kept only as long as others use them.
 * @param create binds the rules: `createRules`, `createDossierRules`
 */
export function bindOnce<Settings extends object, Rules>(
  create: (settings: Settings) => Rules,
): (settings: Settings) => Rules {
  const bound = new WeakMap<Settings, Rules>();
  return (settings) => {
    const rules = bound.get(settings) ?? create(settings);
    bound.set(settings, rules);
    return rules;
  };
}
