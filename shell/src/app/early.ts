import { readEarly } from '@pratiche/federation/remotes';
import { REMOTE_ROUTES } from '@pratiche/federation/routes';

/** Beside a remote's entry: names of the files its pages need first (`libs/federation/build/first-files.mjs`). */
const FIRST_FILES = 'first-files.json';

/**
 * Begins to fetch the remote whose page is opened, while the host itself is still coming: its entry and what its pages
 * need first. All is asked for again where it is needed, and found in the browser's cache then; what fails here is told there.
 */
export async function fetchEarly(path: string): Promise<void> {
  const route = REMOTE_ROUTES.find((one) => matches(one.path, path));
  if (
    route === undefined ||
    (route.access !== 'public' && window.localStorage.getItem('user') === null)
  )
    return;
  const address = (await readEarly())[route.remote];
  if (typeof address !== 'string') return;
  const entry = new URL(address, window.location.origin);
  preload(entry);
  const files: unknown = await (
    await fetch(new URL(FIRST_FILES, entry), { cache: 'no-cache' })
  ).json();
  for (const name of namesIn(files)) preload(new URL(name, entry));
}

/** Names of scripts in a folder, whatever a remote of another version answers. */
export function namesIn(answer: unknown): string[] {
  return Array.isArray(answer)
    ? answer.filter(
        (name): name is string => typeof name === 'string' && /^[\w.-]+\.js$/.test(name),
      )
    : [];
}

function preload({ href }: URL): void {
  const link = document.createElement('link');
  Object.assign(link, { rel: 'preload', as: 'script', href });
  document.head.append(link);
}

/** A part of a route with a colon stands for anything. */
export function matches(pattern: string, path: string): boolean {
  const [wanted, given] = [pattern, path].map((text) =>
    text.toLowerCase().split('/').filter(Boolean),
  );
  return (
    wanted?.length === given?.length &&
    (wanted ?? []).every((part, at) => part.startsWith(':') || part === given?.[at])
  );
}
