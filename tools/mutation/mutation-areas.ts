/** Rules whose tests are tested: each area must notice at least {@link MINIMUM_SCORE} % of the faults put into it. */
export interface MutationArea {
  readonly name: string;
  /** Sources that get faults, and tests that are to notice them; paths count from `libs/domain`. */
  readonly mutate: readonly string[];
  readonly tests: readonly string[];
}

export const MINIMUM_SCORE = 80;

const createArea = (name: string, folder: string, more: readonly string[] = []): MutationArea => ({
  name,
  mutate: [`src/${folder}/**/*.ts`, '!src/**/*.test.ts', '!src/**/index.ts'],
  tests: [`src/${folder}/**/*.test.ts`, ...more],
});

const createXmlArea = (name: string, files: readonly string[]): MutationArea => ({
  name,
  mutate: files.map((file) => `src/xml/${file}.ts`),
  tests: ['src/xml/**/*.test.ts'],
});

export const MUTATION_AREAS: readonly MutationArea[] = [
  createArea('steps', 'steps'),
  createArea('credits', 'credits'),
  createArea('tables', 'tables'),
  // In parts: after some hundred faults the test runner of one piece is worn out.
  createXmlArea('xml-read', ['element', 'section', 'read', 'read-places', 'read-subjects']),
  createXmlArea('xml-products', [
    'read-products',
    'read-lists',
    'merge-windows',
    'labels/lookup',
    'labels/products',
  ]),
  createXmlArea('xml-write', ['write', 'write-parts', 'write-products', 'import']),
];
