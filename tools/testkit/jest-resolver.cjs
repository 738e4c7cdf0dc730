/** Sources import each other as the `.js` files they become; tests run the `.ts` files behind them. */
const RELATIVE_JS = /^\.{1,2}\/.*\.js$/u;

/** Other packages export sources under this condition too, which are not compiled for the tests. */
const SOURCE_CONDITION = 'source';
const withoutSource = new Map();

function conditionsOf(path, conditions) {
  if (path.startsWith('@pratiche/') || conditions === undefined) return conditions;
  // The same array each time, because jest caches its resolvers by it.
  if (!withoutSource.has(conditions))
    withoutSource.set(
      conditions,
      conditions.filter((condition) => condition !== SOURCE_CONDITION),
    );
  return withoutSource.get(conditions);
}

module.exports = (path, options) => {
  const own = { ...options, conditions: conditionsOf(path, options.conditions) };
  if (RELATIVE_JS.test(path) && !options.basedir.includes('/node_modules/')) {
    for (const extension of ['.ts', '.tsx']) {
      try {
        return options.defaultResolver(path.replace(/\.js$/u, extension), own);
      } catch {
        // The next one, and a file that is JavaScript at last.
      }
    }
  }
  return options.defaultResolver(path, own);
};
