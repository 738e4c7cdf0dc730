/**
 * Builds a shared library for projects outside this tree: `dist` gets JavaScript and types, without
 * the tests. Runs in the folder of the library (`npm run libraries`).
 */
import { cpSync, globSync, rmSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

const folder = process.cwd();
const libraries = path.dirname(folder);
const dist = path.join(folder, 'dist');
const isTest = (name) => /\.test\.tsx?$/.test(name);

const { options, fileNames, errors } = readConfig();
const program = ts.createProgram(fileNames, {
  ...options,
  noEmit: false,
  allowImportingTsExtensions: false,
  declaration: true,
  // The libraries that it uses are read from their sources: all in one program, and this one is written.
  rootDir: libraries,
  outDir: path.join(libraries, '.out'),
});

rmSync(dist, { recursive: true, force: true });
const result = program.emit(undefined, writeOwn);
const faults = [...errors, ...ts.getPreEmitDiagnostics(program), ...result.diagnostics];
if (faults.length > 0) {
  console.error(
    ts.formatDiagnostics(faults, {
      getCurrentDirectory: () => folder,
      getCanonicalFileName: (name) => name,
      getNewLine: () => '\n',
    }),
  );
  process.exitCode = 1;
}
// Styles, and types that are written by hand.
for (const name of globSync('**/*.{css,d.ts}', { cwd: path.join(folder, 'src') }))
  cpSync(path.join(folder, 'src', name), path.join(dist, name));

function readConfig() {
  const file = path.join(folder, 'tsconfig.json');
  const { config, error } = ts.readConfigFile(file, ts.sys.readFile);
  if (error) throw new Error(ts.flattenDiagnosticMessageText(error.messageText, '\n'));
  const parsed = ts.parseJsonConfigFileContent({ ...config, include: ['src'] }, ts.sys, folder);
  return { ...parsed, fileNames: parsed.fileNames.filter((name) => !isTest(name)) };
}

function writeOwn(name, text) {
  const own = path.relative(path.join(libraries, '.out', path.basename(folder), 'src'), name);
  if (!own.startsWith('..')) ts.sys.writeFile(path.join(dist, own), text);
}
