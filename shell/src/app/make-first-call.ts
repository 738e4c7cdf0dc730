import { beginEarlyCall } from '@pratiche/api/early-call';
import { readStoredUser } from '@pratiche/ui/stored-user';
import { findRemoteRoute } from './find-remote-route.js';

/** Asks for what the opened page shows first while the code of the page is still coming. */
export function makeFirstCall({ pathname, search }: Pick<Location, 'pathname' | 'search'>): void {
  const call = findRemoteRoute(pathname)?.firstCall;
  // A filter or another page in the address asks for other rows.
  if (call === undefined || search !== '') return;
  const user = readStoredUser(window.localStorage);
  if (user !== null) beginEarlyCall(window.location.origin + call, user.jwtToken);
}
