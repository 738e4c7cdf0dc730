import { appendFile, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { REMOTES } from './releases.ts';

/**
 * The added export of the next version of `libs/ui`; its dialogs and alerts use the page's shared
 * singletons.
 */
const NEW_EXPORT_SOURCE = `import { useSession } from '../session/useSession.js';
import { useAlerts } from '../alerts/useAlerts.js';
import { Button } from '../basic/index.js';
import { useConfirm } from '../dialogs/confirm-context.js';

export function NextMark() {
  const { user } = useSession();
  const alerts = useAlerts();
  const confirm = useConfirm();
  const ask = async () => {
    if (await confirm({ title: 'Domanda della versione successiva' })) alerts.success('Avviso della versione successiva');
  };
  return <p>Versione successiva per {user?.email} <Button type="primary" onClick={() => void ask()}>Chiedi</Button></p>;
}
`;

/** Every page of a remote of the next version shows it. */
const MARK_SOURCE = `import { NextMark } from '@pratiche/ui';
import type { ComponentType } from 'react';

const marked = new Map<ComponentType, ComponentType>();

export const withMark = <Pages extends Record<string, ComponentType>>(pages: Pages) => Object.fromEntries(Object.entries(pages).map(([name, Page]) => {
  if (!marked.has(Page)) marked.set(Page, () => <><NextMark /><Page /></>);
  return [name, marked.get(Page) ?? Page];
})) as Pages;
`;

/**
 * Turns a copy of this tree into the next version: one more export of `libs/ui`, used by all
 * remotes, and matching version numbers.
 */
export async function applyNextVersion(tree: string, packages: readonly string[]): Promise<void> {
  await writeFile(join(tree, 'libs/ui/src/page/NextMark.tsx'), NEW_EXPORT_SOURCE);
  await appendFile(
    join(tree, 'libs/ui/src/index.ts'),
    "export { NextMark } from './page/NextMark.js';\n",
  );
  for (const name of REMOTES) {
    await writeFile(join(tree, name, 'src/next-mark.tsx'), MARK_SOURCE);
    await editFile(
      join(tree, name, 'src/pages.tsx'),
      (text) =>
        `import { withMark } from './next-mark.js';\n${replaceOrThrow(text, /export default remotePages\(('[^']+'), ([^]+)\);/, 'export default remotePages($1, withMark($2));')}`,
    );
  }
  for (const name of packages) {
    await editFile(join(tree, name, 'package.json'), (text) =>
      replaceOrThrow(
        text,
        /"version": ?"[^"]+"/,
        `"version": "${bumpMinor((JSON.parse(text) as { version: string }).version)}"`,
      ),
    );
  }
}

/** 1.4.2 becomes 1.5.0: neighbours that must get on. */
function bumpMinor(version: string): string {
  const [major = '1', minor = '0'] = version.split('.');
  return `${major}.${Number(minor) + 1}.0`;
}

function replaceOrThrow(text: string, what: RegExp, by: string): string {
  if (!what.test(text))
    throw new Error(`The next version cannot be made: ${what.source} is not in\n${text}`);
  return text.replace(what, by);
}

const editFile = async (file: string, change: (text: string) => string): Promise<void> =>
  writeFile(file, change(await readFile(file, 'utf8')));
