/** Rules whose tests are tested: each area must notice at least {@link BREAK} % of the faults put into it. */
export interface Area {
  readonly name: string;
  /** Sources that get faults, and tests that are to notice them; paths count from `libs/domain`. */
  readonly mutate: readonly string[];
  readonly tests: readonly string[];
}

export const BREAK = 80;

const area = (name: string, folder: string, more: readonly string[] = []): Area => ({
  name,
  mutate: [`src/${folder}/**/*.ts`, '!src/**/*.test.ts', '!src/**/index.ts'],
  tests: [`src/${folder}/**/*.test.ts`, ...more],
});

const xml = (name: string, files: readonly string[]): Area => ({
  name,
  mutate: files.map((file) => `src/xml/${file}.ts`),
  tests: ['src/xml/**/*.test.ts'],
});

export const AREAS: readonly Area[] = [
  area('steps', 'steps'),
  area('credits', 'credits'),
  area('tables', 'tables'),
  // In parts: after some hundred faults the test runner of one piece is worn out.
  xml('xml-read', ['element', 'section', 'read', 'read-places', 'read-subjects']),
  xml('xml-products', [
    'read-products',
    'read-lists',
    'merge-windows',
    'labels/lookup',
    'labels/products',
  ]),
  xml('xml-write', ['write', 'write-parts', 'write-products', 'import']),
];
