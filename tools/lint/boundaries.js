import boundaries from 'eslint-plugin-boundaries';

/** Every folder whose imports are ruled. Order matters: the first pattern that matches names the file. */
const elements = [
  { type: 'domain', pattern: 'libs/domain' },
  { type: 'api', pattern: 'libs/api' },
  { type: 'ui', pattern: 'libs/ui' },
  { type: 'federation', pattern: 'libs/federation' },
  { type: 'shell', pattern: 'shell' },
  { type: 'remote', pattern: 'mfe-*', capture: ['name'] },
  { type: 'platform', pattern: 'backend/src/platform' },
  { type: 'feature', pattern: 'backend/src/*', capture: ['name'] },
  { type: 'backend', pattern: 'backend' },
  { type: 'e2e', pattern: 'e2e' },
  { type: 'bench', pattern: 'bench' },
  { type: 'tools', pattern: 'tools' },
];

const files = [
  {
    category: 'test',
    pattern: ['**/*.test.ts', '**/*.test.tsx', '**/test/**', 'e2e/**', 'bench/**'],
  },
  { category: 'entity', pattern: ['backend/src/**/*.entity.ts', 'backend/src/**/entities/**'] },
];

const from = (type) => ({ element: { type } });
const to = (...types) => ({ to: { element: { types: { anyOf: types } } } });
const packages = (...source) => ({ to: { module: { origin: 'external', source } } });
/** Node's own modules and every package: for code that runs on a server or a desk. */
const anyPackage = { to: { module: { origin: ['external', 'core'] } } };

const policies = [
  { from: from('domain'), allow: to('domain') },
  { from: from('api'), allow: [to('api', 'domain'), packages('openapi-fetch')] },
  { from: from('ui'), allow: [to('ui', 'api', 'domain'), anyPackage] },
  { from: from('federation'), allow: [to('federation', 'ui', 'api', 'domain'), anyPackage] },
  { from: from('shell'), allow: [to('shell', 'ui', 'federation', 'api', 'domain'), anyPackage] },
  { from: from('remote'), allow: [to('ui', 'federation', 'api', 'domain'), anyPackage] },
  {
    from: from('remote'),
    allow: {
      to: { element: { type: 'remote', captured: { name: '{{ from.element.captured.name }}' } } },
    },
  },
  { from: from('platform'), allow: [to('platform', 'backend', 'api', 'domain'), anyPackage] },
  {
    from: from('feature'),
    allow: [to('feature', 'platform', 'backend', 'api', 'domain'), anyPackage],
  },
  {
    from: from('backend'),
    allow: [to('backend', 'feature', 'platform', 'api', 'domain', 'tools'), anyPackage],
  },
  // A test may use both sides of a contract: the wizard's form and the server's validation of the
  // same dossier, the links of e-mails and the routes that they open.
  {
    from: { element: { type: 'backend' }, file: { categories: 'test' } },
    allow: to('remote', 'shell', 'federation'),
  },
  { from: from('e2e'), allow: [to('e2e', 'tools', 'api', 'domain'), anyPackage] },
  // Journeys set their stage with the same dossiers and callers as the tests of the API.
  {
    from: { element: { types: { anyOf: ['e2e', 'bench'] } } },
    allow: { to: { element: { type: 'backend' }, file: { categories: 'test' } } },
  },
  { from: from('bench'), allow: [to('bench', 'tools', 'api', 'domain'), anyPackage] },
  { from: from('tools'), allow: [to('tools', 'domain'), anyPackage] },
  { from: { file: { categories: 'test' } }, allow: anyPackage },

  {
    from: { element: { type: '!ui' } },
    disallow: packages('antd', 'antd/**', '@ant-design/**'),
    message: 'Only libs/ui imports antd: take the component from @pratiche/ui, or add it there.',
  },
  {
    from: from('feature'),
    disallow: {
      to: {
        element: { type: 'feature', captured: { name: '!{{ from.element.captured.name }}' } },
        file: { categories: 'entity' },
      },
    },
    message:
      'Features meet through their services: ask the service of {{ to.element.captured.name }} instead of its entity.',
  },
  {
    from: { file: { categories: '!test' } },
    disallow: { to: { file: { categories: 'test' } } },
    message: 'Product code does not lean on test code.',
  },
];

/** Lint rules that keep the borders between folders as docs/architecture.md draws them. */
export const boundariesConfig = {
  files: ['**/*.{ts,tsx,js,mjs}'],
  plugins: { boundaries },
  settings: {
    'boundaries/elements': elements,
    'boundaries/files': files,
    'boundaries/legacy-templates': false,
    'boundaries/dependency-nodes': ['import', 'dynamic-import', 'export'],
    'import/resolver': {
      typescript: {
        conditionNames: ['source', 'types', 'import', 'node', 'default'],
        noWarnOnMultipleProjects: true,
        project: 'tsconfig.base.json',
      },
    },
  },
  rules: {
    'boundaries/dependencies': ['error', { default: 'disallow', checkAllOrigins: true, policies }],
  },
};
