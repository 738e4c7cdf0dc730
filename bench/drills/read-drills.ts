/** A test that played a drill, with the figures it noted (`e2e/support/drill.ts`). */
export interface Drill {
  name: string;
  /** Its file in the tree. */
  file: string;
  figures: string[];
}

interface Annotation {
  type: string;
  description?: string;
}
interface Spec {
  title: string;
  tests: { results: { annotations?: Annotation[] }[] }[];
}
interface Suite {
  file: string;
  specs?: Spec[];
  suites?: Suite[];
}
/** What is read of Playwright's JSON report; files are named from `rootDir`. */
export interface JsonReport {
  suites: Suite[];
}

/** The drills of a run, in its order. @param folder of the tests, put before each file's name */
export function readDrills({ suites }: JsonReport, folder: string): Drill[] {
  return suites.flatMap((suite) => [
    ...(suite.specs ?? []).flatMap((spec): Drill[] => {
      const figures = listFigures(spec);
      return figures.length === 0
        ? []
        : [{ name: spec.title, file: `${folder}/${suite.file}`, figures }];
    }),
    ...readDrills({ suites: suite.suites ?? [] }, folder),
  ]);
}

/** Of the last attempt. */
const listFigures = ({ tests }: Spec): string[] =>
  tests.flatMap(({ results }) =>
    (results.at(-1)?.annotations ?? []).flatMap(({ type, description }) =>
      type === 'figure' && description !== undefined ? [description] : [],
    ),
  );

export const formatDrills = (drills: readonly Drill[]): string =>
  [
    '| drill | played by | seen |',
    '|---|---|---|',
    ...drills.map(({ name, file, figures }) => `| ${name} | \`${file}\` | ${figures.join('; ')} |`),
  ].join('\n');
