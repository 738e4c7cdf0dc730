import { beginEarlyCall } from '@pratiche/api/early-call';
import { POLICIES } from '@pratiche/domain';
import { readStoredUser } from '@pratiche/ui/stored-user';
import { findRemoteRoute } from './find-remote-route.js';

/** Asks for what the opened page shows first while the code of the page is still coming. */
export function makeFirstCall({ pathname, search }: Pick<Location, 'pathname' | 'search'>): void {
  const route = findRemoteRoute(pathname);
  // A filter or another page in the address asks for other rows.
  if (route?.firstCall === undefined || search !== '') return;
  const user = readStoredUser(window.localStorage);
  // Others are sent to another page, and the server would refuse them.
  if (user === null || user.mustSetUpSecondStep || !POLICIES[route.access](user)) return;
  beginEarlyCall(window.location.origin + route.firstCall, user.jwtToken);
}
