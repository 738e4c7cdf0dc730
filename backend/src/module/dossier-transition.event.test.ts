import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';

const SOURCES = new URL('..', import.meta.url).pathname;
const PAGE = new URL('../../../docs/dossiers.md', import.meta.url);

/** Listeners in the code: the class of each file that subscribes to the event. */
const listListeners = (): string[] =>
  globSync('**/*.listener.ts', { cwd: SOURCES })
    .map((file) => readFileSync(join(SOURCES, file), 'utf8'))
    .filter((text) => text.includes('@OnEvent(DossierTransitionEvent.eventName'))
    .flatMap((text) => /export class (\w+)/.exec(text)?.[1] ?? [])
    .sort();

/** Listeners in the table of the page. */
const listDocumentedListeners = (): string[] =>
  [...readFileSync(PAGE, 'utf8').matchAll(/^\| `(\w+Listener)` +\|/gm)]
    .flatMap(([, name = '']) => name)
    .sort();

it('has every listener in the table of what follows a change of status', () => {
  const listeners = listListeners();
  expect(listeners.length).toBeGreaterThan(5);
  expect(listDocumentedListeners()).toEqual(listeners);
});
