import { program } from './program.mjs';

const benchmark = (folder, about) => ({
  about,
  run: program(`bench/${folder}/main.ts`),
  runsBuild: true,
});

/** `npm run bench -- <command>`; most write what they measured into `docs/bench.md`. */
export const BENCHMARKS = {
  'hot-paths': benchmark(
    'hot-paths',
    "lists, create and send beside bare programs ([part of a case's name])",
  ),
  beside: benchmark('beside', "this build beside another's (<folder> [part of a case's name])"),
  scale: benchmark('scale', 'every list with 1,000,000 dossiers, beside 100,000'),
  simulation: benchmark('simulation', 'the peak hour of 10,000 fitters and 200 operators'),
  heavy: benchmark('heavy', 'start, memory, exports, zips, and answers to others meanwhile'),
  'office-list': benchmark('office-list', "the operators' list in the browser"),
  pages: benchmark('pages', 'how soon pages are usable, on a slow line'),
  screen: benchmark('screen', 'how long the products step takes to answer an input'),
  invoices: benchmark('invoices', 'the slowest of 20,000 damaged e-invoices'),
  checks: benchmark('checks', "processor time of the check of a dossier's body"),
  timing: benchmark('timing', 'whether times tell registered addresses ([sqlite|mariadb])'),
};
