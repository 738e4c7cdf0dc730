import { REMOTE_ROUTES, type RemoteRoute } from '@pratiche/federation/routes';

/** The page of a remote that a path opens. */
export const findRemoteRoute = (path: string): RemoteRoute | undefined =>
  REMOTE_ROUTES.find((one) => matchesRoute(one.path, path));

/** Whether a path matches a route; a segment with a colon matches any value. */
export function matchesRoute(pattern: string, path: string): boolean {
  const [wanted, given] = [pattern, path].map((text) =>
    text.toLowerCase().split('/').filter(Boolean),
  );
  return (
    wanted?.length === given?.length &&
    (wanted ?? []).every((part, at) => part.startsWith(':') || part === given?.[at])
  );
}
