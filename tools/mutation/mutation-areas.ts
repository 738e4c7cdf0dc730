/** Rules whose tests are tested: each area must notice at least its share of the faults put into it. */
export interface MutationArea {
  readonly name: string;
  /** Percent of the faults that the tests must notice. */
  readonly minimumScore: number;
  /** Sources that get faults, and tests that are to notice them; paths count from `libs/domain`. */
  readonly mutate: readonly string[];
  readonly tests: readonly string[];
}

const MINIMUM_SCORE = 80;
/** Of the rules that decide about money and about what reaches ENEA. */
const HIGH_SCORE = 85;

const createArea = (
  name: string,
  folder: string,
  minimumScore: number = MINIMUM_SCORE,
): MutationArea => ({
  name,
  minimumScore,
  mutate: [`src/${folder}/**/*.ts`, '!src/**/*.test.ts', '!src/**/index.ts'],
  tests: [`src/${folder}/**/*.test.ts`],
});

const createXmlArea = (name: string, files: readonly string[]): MutationArea => ({
  name,
  minimumScore: MINIMUM_SCORE,
  mutate: files.map((file) => `src/xml/${file}.ts`),
  tests: ['src/xml/**/*.test.ts'],
});

/** A part of a folder, with its tests alone: every fault loads all test files of its area. */
const createPartArea = (
  name: string,
  folder: 'doubts' | 'invoices',
  files: readonly string[],
  tests: readonly string[],
): MutationArea => ({
  name,
  minimumScore: HIGH_SCORE,
  mutate: files.map((file) => `src/${folder}/${file}.ts`),
  tests: tests.map((test) => `src/${folder}/${test}.test.ts`),
});

export const MUTATION_AREAS: readonly MutationArea[] = [
  createArea('steps', 'steps'),
  createArea('wizard', 'wizard'),
  createArea('credits', 'credits'),
  createArea('reference-tables', 'reference-tables'),
  createArea('filings', 'filings', HIGH_SCORE),
  createArea('office-edit', 'office-edit', HIGH_SCORE),
  {
    name: 'expense-warnings',
    minimumScore: HIGH_SCORE,
    mutate: [
      'src/warnings/expense-warnings.ts',
      'src/warnings/share-warnings.ts',
      'src/product-checks/eligible-expense.ts',
    ],
    tests: [
      'src/warnings/expense-warnings.test.ts',
      'src/warnings/list-dossier-warnings.test.ts',
      'src/product-checks/eligible-expense.test.ts',
    ],
  },
  // What reads the files and the words of their lines has fuzz tests in the backend.
  createPartArea(
    'invoices-checks',
    'invoices',
    [
      'checks/check-sums',
      'checks/check-lines',
      'checks/check-parties',
      'checks/check-vat',
      'checks/check-dates',
      'checks/invoice-doubt',
      'checks/list-invoice-doubts',
    ],
    ['checks/*'],
  ),
  createPartArea(
    'invoices-costs',
    'invoices',
    ['invoice-chain', 'invoice-costs', 'propose-costs'],
    ['invoice-chain', 'invoice-costs', 'propose-cost*'],
  ),
  createPartArea(
    'invoices-proposals',
    'invoices',
    [
      'list-invoice-proposals',
      'list-invoice-differences',
      'propose-customer',
      'propose-dates',
      'propose-products',
    ],
    ['list-*', 'propose-*'],
  ),
  // Split into parts for the same reason as the XML below.
  createPartArea(
    'doubts-form',
    'doubts',
    [
      'building-doubts',
      'residence-doubts',
      'place-doubts',
      'people-doubts',
      'service-doubts',
      'doubt',
      'list-doubts',
      'find-municipalities',
    ],
    ['form-doubts', 'place-doubts', 'works-doubts', 'doubt-messages'],
  ),
  createPartArea(
    'doubts-numbers',
    'doubts',
    ['range-doubts', 'plausible-ranges', 'product-doubts', 'heating-doubts', 'expense-doubts'],
    [
      'number-doubts',
      'proportion-doubts',
      'works-doubts',
      'heating-doubts',
      'doubt-messages',
      'form-doubts',
    ],
  ),
  createPartArea(
    'doubts-comparison',
    'doubts',
    ['dossier-keys', 'match-doubts', 'file-doubts', 'document-points'],
    ['comparison-doubts'],
  ),
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
