/** Sources import each other as the `.js` files they become; tests run the `.ts` files behind them. */
const RELATIVE_JS = /^\.{1,2}\/.*\.js$/u;

module.exports = (path, options) => {
  if (RELATIVE_JS.test(path) && !options.basedir.includes('/node_modules/')) {
    for (const extension of ['.ts', '.tsx']) {
      try {
        return options.defaultResolver(path.replace(/\.js$/u, extension), options);
      } catch {
        // The next one, and a file that is JavaScript at last.
      }
    }
  }
  return options.defaultResolver(path, options);
};
