/** Folders that stand for themselves inside `backend/src/module`; the others are dossiers. */
const CONTEXTS_OF_MODULE = [
  'archive',
  'beneficiary-link',
  'board',
  'customer-import',
  'deadlines',
  'deduction-sheet',
  'doubts',
  'erasure',
  'invoices',
  'office-edit',
  'prefilled-documents',
  'signatures',
  'xml',
];
/** The folders of one of these contexts may need each other. */
const CONTEXTS = `^(backend/src/(?:module/(?:${CONTEXTS_OF_MODULE.join('|')})|module|accounts|platform))(?:/|$)`;

/**
 * No file takes part in an import cycle, and no folder in one across contexts; imports of types
 * count as well. What a journey uses of the API's test kit must not use Jest, which Playwright
 * cannot load.
 */
export default {
  forbidden: [
    { name: 'no-file-cycle', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'no-folder-cycle',
      severity: 'error',
      scope: 'folder',
      from: { pathNot: CONTEXTS },
      to: { circular: true },
    },
    {
      name: 'no-cycle-between-contexts',
      severity: 'error',
      scope: 'folder',
      from: { path: CONTEXTS },
      to: { circular: true, pathNot: '^$1(?:/|$)' },
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
