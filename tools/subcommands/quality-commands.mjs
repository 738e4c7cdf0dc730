import { jest, program } from './program.mjs';

/** `npm run quality -- <command>`: proofs that take longer than a change waits for. */
export const QUALITY_COMMANDS = {
  mutation: {
    about: 'changes the rules one fault at a time and counts what the tests notice ([area …])',
    run: program('tools/mutation/main.ts'),
  },
  'planted-faults': {
    about: 'plants mistakes that people make; a test must notice each ([word …])',
    run: program('tools/planted-faults/main.ts'),
  },
  recipes: {
    about: 'follows the recipes of CONTRIBUTING in a copy; each step must be missed ([name …])',
    run: program('tools/recipes/main.ts'),
  },
  model: {
    about:
      'random sequences beside a model (--sequences 10000 --steps 40 --seed 7 --database mariadb)',
    run: program('tools/model/main.ts'),
  },
  nemesis: {
    about: 'takes servers and processes away at random, under load (--minutes 30 --seed 7)',
    run: program('tools/nemesis/main.ts'),
    runsBuild: true,
  },
  machine: {
    about:
      'sets up a machine with systemd by the commands of the docs, and kills, fills, upgrades and cuts it off (--kills 200 --seed 7 --next <built checkout>; root)',
    run: program('tools/machine/main.ts'),
    runsBuild: true,
  },
  faults: {
    about: 'takes Redis and database away for 30 s',
    run: jest('faults', '--selectProjects', 'api-mariadb'),
    env: { FAULT_SECONDS: '30' },
    runsBuild: true,
  },
  drills: {
    about: 'plays the drills of operations and writes their figures into the docs',
    run: program('bench/drills/main.ts'),
    runsBuild: true,
  },
  corpora: {
    about:
      'reads the random dossiers, bodies and pictures whole, of which a test run takes a tenth',
    run: jest(
      ...['backend/test/agreement', 'backend/test/fuzz', 'mutated-pictures'],
      ...['--selectProjects', 'backend', 'api-sqlite'],
    ),
    env: { CASES: 'whole' },
    runsBuild: true,
  },
  'mutated-invoices': {
    about: 'reads damaged e-invoices (--files 20000 --seed 7)',
    run: program('tools/mutated-invoices/main.ts'),
  },
  pictures: {
    about: 'takes the pictures of the manual anew',
    run: [
      'node_modules/@playwright/test/cli.js',
      'test',
      '--config',
      'e2e/manual/playwright.config.ts',
    ],
    runsBuild: true,
  },
  'variables-page': {
    about: 'writes the page of the variables from their schema',
    run: ['backend/dist/src/write-variables-page.js', 'docs/operations/variables.md'],
    runsBuild: true,
  },
};
