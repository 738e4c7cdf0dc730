import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { median, type ReportLine } from '../report.ts';
import type { PageRun } from './page-visit.ts';
import type { Screen } from './screens.ts';

const CLS_LIMIT = 0.05;
/** How much later than in another build a page may be ready. */
const BESIDE_LIMIT = 1.05;

/** Files of the remotes that only hold what the host has already. */
export function findSharedCopies(root: string): Set<string> {
  return new Set(
    ['mfe-wizard', 'mfe-lists', 'mfe-admin'].flatMap((name) => {
      const { shared } = JSON.parse(readFileSync(join(root, name, 'dist/chunks.json'), 'utf8')) as {
        shared: { files: string[] }[];
      };
      return shared.flatMap(({ files }) => files.map((file) => `/remotes/${name}/${file}`));
    }),
  );
}

const middle = (runs: readonly PageRun[], figure: (run: PageRun) => number): number =>
  median(runs.map(figure));

const listLoaded = (run: PageRun | undefined) =>
  (run?.fetched ?? []).filter(({ isCached }) => !isCached);

const sumKilobytes = (run: PageRun | undefined): number =>
  listLoaded(run).reduce((sum, { bytes }) => sum + bytes, 0) / 1000;

/** What one page took. @param control LCP of a page of one line, ms @param copies paths of files no page needs */
export function describePage(
  screen: Screen,
  runs: readonly PageRun[],
  control: number,
  copies: ReadonlySet<string>,
): ReportLine[] {
  const [lcp, ready] = [middle(runs, (run) => run.lcp), middle(runs, (run) => run.ready)];
  const cls = Math.max(...runs.map((run) => run.cls));
  const [first] = runs;
  const scripts = listLoaded(first)
    .filter(({ type }) => type === 'Script')
    .map(({ url }) => new URL(url).pathname);
  const twice = scripts.filter((path, at) => scripts.indexOf(path) !== at || copies.has(path));
  const beside = `one line: ${Math.round(control)} ms`;
  const limitOf = (figure: number) =>
    screen.lcp === undefined ? {} : { limit: `≤ ${screen.lcp} ms`, isWithin: figure <= screen.lcp };
  return [
    {
      what: `${screen.name}: LCP (${first?.element ?? ''})`,
      figure: `${Math.round(lcp)} ms`,
      beside,
      ratio: lcp / control,
      ...limitOf(lcp),
    },
    // The largest paint may be the portal's name, so the element the user needs is measured too.
    {
      what: `${screen.name}: element the user needs (${screen.ready})`,
      figure: `${Math.round(ready)} ms`,
      beside,
      ...limitOf(ready),
    },
    {
      what: `${screen.name}: CLS, the worst of ${runs.length}`,
      figure: cls.toFixed(3),
      limit: `≤ ${CLS_LIMIT}`,
      isWithin: cls <= CLS_LIMIT,
    },
    {
      what: `${screen.name}: bytes over the line`,
      figure: `${Math.round(sumKilobytes(first))} kB`,
      beside: `${listLoaded(first).length} answers`,
    },
    {
      what: `${screen.name}: scripts fetched twice, or shared ones from a remote`,
      figure: String(twice.length),
      limit: '0',
      isWithin: twice.length === 0,
    },
  ];
}

/** The same page of another build, opened in turn with this one's. */
export function comparePage(
  { name }: Screen,
  runs: readonly PageRun[],
  others: readonly PageRun[],
): ReportLine[] {
  const [now, before] = [middle(runs, (run) => run.ready), middle(others, (run) => run.ready)];
  const [bytes, bytesBefore] = [sumKilobytes(runs[0]), sumKilobytes(others[0])];
  return [
    {
      what: `${name}: element the user needs`,
      figure: `${Math.round(now)} ms`,
      beside: `${Math.round(before)} ms`,
      ratio: now / before,
      limit: `≤ ${BESIDE_LIMIT} ×`,
      isWithin: now / before <= BESIDE_LIMIT,
    },
    {
      what: `${name}: bytes over the line`,
      figure: `${Math.round(bytes)} kB`,
      beside: `${Math.round(bytesBefore)} kB`,
      ratio: bytes / bytesBefore,
    },
  ];
}
