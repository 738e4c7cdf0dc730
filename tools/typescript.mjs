import { registerHooks } from 'node:module';

/**
 * `node --import ./tools/typescript.mjs program.ts`: runs TypeScript whose relative imports end in `.js`, as they do
 * all over this repository. Node strips the types itself and only does not look for the `.ts` behind the `.js`.
 */
registerHooks({
  resolve(specifier, context, next) {
    try {
      return next(specifier, context);
    } catch (error) {
      if (error.code !== 'ERR_MODULE_NOT_FOUND' || !/^\.{1,2}\/.*\.js$/.test(specifier))
        throw error;
      return next(specifier.replace(/\.js$/, '.ts'), context);
    }
  },
});
