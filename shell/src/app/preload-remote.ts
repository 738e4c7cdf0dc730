import { prefetchManifest } from '@pratiche/federation/remotes';
import { REMOTE_ROUTES } from '@pratiche/federation/routes';

/** Beside a remote's entry: names of the files its pages need first (`libs/federation/build/first-files-plugin.mjs`). */
const FIRST_FILES_NAME = 'first-files.json';

/**
 * Begins to fetch the remote whose page is opened, while the host itself is still coming: its entry and what its pages
 * need first. All is asked for again where it is needed, and found in the browser's cache then; what fails here is told there.
 */
export async function preloadRemote(path: string): Promise<void> {
  const route = REMOTE_ROUTES.find((one) => matchesRoute(one.path, path));
  if (
    route === undefined ||
    (route.access !== 'public' && window.localStorage.getItem('user') === null)
  )
    return;
  const address = (await prefetchManifest())[route.remote];
  if (typeof address !== 'string') return;
  const entry = new URL(address, window.location.origin);
  addPreloadLink(entry);
  const files: unknown = await (
    await fetch(new URL(FIRST_FILES_NAME, entry), { cache: 'no-cache' })
  ).json();
  for (const name of parseScriptNames(files)) addPreloadLink(new URL(name, entry));
}

/** Names of scripts in a folder, whatever a remote of another version answers. */
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

/** A part of a route with a colon stands for anything. */
export function matchesRoute(pattern: string, path: string): boolean {
  const [wanted, given] = [pattern, path].map((text) =>
    text.toLowerCase().split('/').filter(Boolean),
  );
  return (
    wanted?.length === given?.length &&
    (wanted ?? []).every((part, at) => part.startsWith(':') || part === given?.[at])
  );
}
