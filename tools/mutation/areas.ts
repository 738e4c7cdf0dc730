/** Rules whose tests are tested: each area must notice at least {@link BREAK} % of the faults put into it. */
export interface Area {
  readonly name: string;
  /** Sources that get faults, and tests that are to notice them; paths count from `libs/domain`. */
  readonly mutate: readonly string[];
  readonly tests: readonly string[];
}

export const BREAK = 80;

const area = (name: string, folder: string, more: readonly string[] = []): Area =>
  ({ name, mutate: [`src/${folder}/**/*.ts`, '!src/**/*.test.ts', '!src/**/index.ts'], tests: [`src/${folder}/**/*.test.ts`, ...more] });

export const AREAS: readonly Area[] = [
  area('steps', 'steps'),
  area('credits', 'credits'),
  area('tables', 'tables'),
  area('xml', 'xml'),
];
