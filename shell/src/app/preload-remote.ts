import { prefetchManifest } from '@pratiche/federation/remotes';
import type { RemoteRoute } from '@pratiche/federation/routes';
import { findRemoteRoute } from './find-remote-route.js';

/**
 * Beside a remote's entry: names of the files its pages need first
 * (`libs/federation/build/first-files-plugin.mjs`).
 */
const FIRST_FILES_NAME = 'first-files.json';

/** Where tables become cards, as `useIsPhone` of `libs/ui` has it; that is not here yet. */
const PHONE = '(max-width: 47.9375em)';

/** Begins the names of the host page's notes on what files a part has. */
const PART_FILES = 'files of ';

/** The page of a remote that a path opens, unless a login comes first. */
export function findRemoteToPreload(path: string): RemoteRoute | undefined {
  const route = findRemoteRoute(path);
  const isOpen = route?.access === 'public' || window.localStorage.getItem('user') !== null;
  return isOpen ? route : undefined;
}

/**
 * Preloads the remote of the opened page while the host itself is still loading: its entry, the
 * first chunks of its pages, the host's files of the parts they wait for, and antd's table where
 * the page shows it. The real imports then find them in the browser's cache and report any errors.
 * @param startFiles settled once the files that every page needs are here: those of the remote do
 *   not share the line with them
 */
export async function preloadRemote(
  route: RemoteRoute,
  startFiles: Promise<unknown>,
): Promise<void> {
  const address = (await prefetchManifest())[route.remote];
  if (typeof address !== 'string') return;
  const entry = new URL(address, window.location.origin);
  const first: unknown = await (
    await fetch(new URL(FIRST_FILES_NAME, entry), { cache: 'no-cache' })
  ).json();
  await startFiles;
  addPreloadLink(entry);
  for (const name of parseScriptNames(first)) addPreloadLink(new URL(name, entry));
  for (const name of findPartFiles(Array.isArray(first) ? first : [])) addHostPreloadLink(name);
  if (route.hasOfficeTable !== true || window.matchMedia(PHONE).matches) return;
  for (const name of findPartFiles(['office-table'])) addHostPreloadLink(name);
}

const addHostPreloadLink = (name: string): void =>
  addPreloadLink(new URL(`/${name}`, window.location.origin));

/** The host's files of these parts (`libs/federation/build/part-files-plugin.mjs`), each once. */
function findPartFiles(parts: readonly unknown[]): Set<string> {
  const files = [...document.getElementsByTagName('meta')]
    .filter(
      ({ name }) => name.startsWith(PART_FILES) && parts.includes(name.slice(PART_FILES.length)),
    )
    .flatMap(({ content }) => parseScriptNames(content.split(' ')));
  return new Set(files);
}

/** Names of the scripts in a folder, tolerant of the answer of a remote of another version. */
export function parseScriptNames(answer: unknown): string[] {
  return Array.isArray(answer)
    ? answer.filter(
        (name): name is string => typeof name === 'string' && /^[\w.-]+\.js$/.test(name),
      )
    : [];
}

function addPreloadLink({ href }: URL): void {
  const link = document.createElement('link');
  Object.assign(link, { rel: 'preload', as: 'script', href });
  document.head.append(link);
}
