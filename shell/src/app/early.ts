import { REMOTE_ROUTES } from '@pratiche/federation/routes';

/**
 * Begins to fetch the entry of the remote whose page is opened, while the host itself is still coming. It is asked for
 * again where it is needed, and found in the browser's cache then; what fails here is told there.
 */
export async function fetchEarly(path: string): Promise<void> {
  const route = REMOTE_ROUTES.find((one) => matches(one.path, path));
  if (route === undefined || (route.access !== 'public' && window.localStorage.getItem('user') === null)) return;
  const remotes = (await (await fetch('/remotes.json', { cache: 'no-cache' })).json()) as Partial<Record<string, string>>;
  const entry = remotes[route.remote];
  if (entry === undefined) return;
  const link = document.createElement('link');
  Object.assign(link, { rel: 'preload', as: 'script', href: entry });
  document.head.append(link);
}

/** A part of a route with a colon stands for anything. */
export function matches(pattern: string, path: string): boolean {
  const [wanted, given] = [pattern, path].map((text) => text.toLowerCase().split('/').filter(Boolean));
  return wanted?.length === given?.length && (wanted ?? []).every((part, at) => part.startsWith(':') || part === given?.[at]);
}
