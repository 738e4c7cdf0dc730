/** Arguments of Node for a program of this repository in TypeScript. */
export const program = (path) => ['--import', './tools/typescript.mjs', path];

/** Arguments of Node for a run of jest. */
export const jest = (...args) => [
  '--experimental-vm-modules',
  '--disable-warning=ExperimentalWarning',
  'node_modules/jest/bin/jest.js',
  ...args,
];
