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
  createArea('wizard', 'wizard'),
  createArea('credits', 'credits'),
  createArea('reference-tables', 'reference-tables'),
  // Split into parts, because a single test runner becomes unreliable after some hundred faults.
  createXmlArea('xml-read', [
    'xml-element',
    'xml-section',
    'read-pratica-xml',
    'read-addresses',
    'read-beneficiaries',
  ]),
  createXmlArea('xml-products', [
    'read-product-rows',
    'read-product-lists',
    'merge-windows',
    'labels/label-lookup',
    'labels/product-labels',
  ]),
  createXmlArea('xml-write', [
    'write-pratica-xml',
    'write-elements',
    'write-product-rows',
    'apply-xml-import',
  ]),
];
