import { join } from 'node:path';
import ts from 'typescript';

/**
 * Faults of a workspace's types as if some files had other texts, checked in memory: a copy of the
 * repository would take longer than the check.
 * @param files texts by path from the root
 */
export function findTypeFaults(
  root: string,
  workspace: string,
  files: ReadonlyMap<string, string>,
): string[] {
  const texts = new Map([...files].map(([file, text]) => [join(root, file), text]));
  const config = ts.getParsedCommandLineOfConfigFile(
    join(root, workspace, 'tsconfig.json'),
    { noEmit: true },
    { ...ts.sys, onUnRecoverableConfigFileDiagnostic: () => undefined },
  );
  if (config === undefined) throw new Error(`${workspace} has no readable tsconfig.json.`);
  const host = ts.createCompilerHost(config.options);
  const { readFile, fileExists } = host;
  host.readFile = (path) => texts.get(path) ?? readFile(path);
  host.fileExists = (path) => texts.has(path) || fileExists(path);
  const inWorkspace = [...texts.keys()].filter(
    (path) => path.startsWith(join(root, workspace)) && /\.tsx?$/.test(path),
  );
  const program = ts.createProgram(
    [...new Set([...config.fileNames, ...inWorkspace])],
    config.options,
    host,
  );
  return ts
    .getPreEmitDiagnostics(program)
    .map(
      ({ file, messageText }) =>
        `${file?.fileName ?? workspace}: ${ts.flattenDiagnosticMessageText(messageText, '\n')}`,
    );
}
