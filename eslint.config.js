import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import { boundariesConfig } from './tools/lint/boundaries.js';
import { SCREEN_TEXT_SELECTORS, TEXT_FILES } from './tools/lint/screen-texts.js';

const TESTS = ['**/*.test.{ts,tsx}', '**/test/**/*.ts', 'e2e/**/*.ts'];

const NO_INTL_AT_LOAD = {
  selector:
    ':matches(Program, Program > ExportNamedDeclaration) > VariableDeclaration NewExpression[callee.object.name="Intl"]:not(ArrowFunctionExpression *, FunctionExpression *)',
  message:
    'Intl reads the data of a language, which delays every page that loads the module: use lazyValue.',
};

const NO_UTC_TODAY = {
  selector:
    'CallExpression[callee.property.name=/^(slice|substring)$/][arguments.1.value=10][callee.object.callee.property.name="toISOString"][callee.object.callee.object.type="NewExpression"][callee.object.callee.object.arguments.length=0]',
  message: 'This is the day in Greenwich, at night another than in Rome: use getTodayInRome.',
};

export default tseslint.config(
  {
    ignores: [
      '**/dist/**',
      '**/node_modules/**',
      '**/.*/**',
      '**/coverage/**',
      '**/test-results/**',
      '**/playwright-report/**',
      // Generated.
      'libs/api/src/schema.d.ts',
      'backend/src/dto-metadata.ts',
    ],
  },
  // A finding is mended or the rule is changed for all: comments cannot switch a rule off.
  { linterOptions: { noInlineConfig: true, reportUnusedDisableDirectives: 'off' } },
  ...tseslint.configs.recommended,
  {
    rules: {
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/ban-ts-comment': ['error', { 'ts-expect-error': true }],
      '@typescript-eslint/consistent-type-imports': ['error', { disallowTypeAnnotations: false }],
      // `import { type A } from` stays as an import at run time, which fetches a whole shared part for nothing.
      '@typescript-eslint/no-import-type-side-effects': 'error',
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', ignoreRestSiblings: true },
      ],
      '@typescript-eslint/triple-slash-reference': [
        'error',
        { path: 'always', types: 'never', lib: 'never' },
      ],
      'max-lines': ['error', { max: 350, skipBlankLines: true, skipComments: true }],
      // Constructors too: a class that needs more than nine others has more than one task.
      'max-params': ['error', { max: 9 }],
      'no-console': 'error',
      eqeqeq: ['error', 'always'],
    },
  },
  {
    files: [
      'libs/{domain,ui}/src/**/*.{ts,tsx}',
      'shell/src/**/*.{ts,tsx}',
      'mfe-*/src/**/*.{ts,tsx}',
    ],
    ignores: TESTS,
    rules: { 'no-restricted-syntax': ['error', NO_INTL_AT_LOAD, NO_UTC_TODAY] },
  },
  {
    files: ['{shell,mfe-*,libs/federation,libs/ui}/src/**/*.{ts,tsx}'],
    ignores: [...TESTS, ...TEXT_FILES],
    rules: {
      'no-restricted-syntax': ['error', NO_INTL_AT_LOAD, NO_UTC_TODAY, ...SCREEN_TEXT_SELECTORS],
    },
  },
  {
    files: ['backend/src/**/*.ts'],
    rules: { 'no-restricted-syntax': ['error', NO_UTC_TODAY] },
  },
  {
    // A `describe` holds the whole of a test file.
    files: ['**/*.{ts,tsx}'],
    ignores: TESTS,
    rules: {
      'max-lines-per-function': ['error', { max: 120, skipBlankLines: true, skipComments: true }],
    },
  },
  {
    // Nest reads the types of constructor parameters at run time, so their imports must stay values.
    files: ['backend/**/*.ts'],
    rules: { '@typescript-eslint/consistent-type-imports': 'off' },
  },
  {
    files: [
      'libs/ui/**/*.{ts,tsx}',
      'libs/federation/**/*.{ts,tsx}',
      'shell/**/*.{ts,tsx}',
      'mfe-*/**/*.{ts,tsx}',
    ],
    plugins: { 'react-hooks': reactHooks },
    // The rules of hooks; the plugin's other rules are for code that the React compiler rewrites, which ours is not.
    rules: { 'react-hooks/rules-of-hooks': 'error', 'react-hooks/exhaustive-deps': 'error' },
  },
  { files: ['tools/**', 'bench/**', '**/build/**'], rules: { 'no-console': 'off' } },
  {
    files: TESTS,
    rules: {
      'max-lines': ['error', { max: 650, skipBlankLines: true, skipComments: true }],
      'no-restricted-syntax': [
        'error',
        {
          selector:
            'MemberExpression[object.name=/^(it|test|describe)$/][property.name=/^(skip|skipIf|only|todo|fixme|fails)$/]',
          message: 'A test runs or is removed.',
        },
      ],
    },
  },
  boundariesConfig,
);
