/**
 * No file and no folder takes part in an import cycle; imports of types count as well. What a
 * journey uses of the API's test kit must not use Jest, which Playwright cannot load.
 */
export default {
  forbidden: [
    { name: 'no-file-cycle', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'no-folder-cycle',
      severity: 'error',
      scope: 'folder',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-jest-in-journeys',
      severity: 'error',
      from: { path: '^e2e/' },
      to: { path: '/@jest/', reachable: true },
    },
  ],
  options: {
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(\\.test\\.tsx?$|/dist/|node_modules/(?!@jest/globals)|\\.css$)' },
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      conditionNames: ['source', 'import', 'types', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.d.ts'],
    },
  },
};
