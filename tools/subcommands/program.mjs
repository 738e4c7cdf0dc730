/** Arguments of Node for a program of this repository in TypeScript. */
export const program = (path) => ['--import', './tools/typescript.mjs', path];
