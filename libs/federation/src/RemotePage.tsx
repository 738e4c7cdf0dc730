import { LazyPage } from './LazyPage.js';
import { findRemoteRelease, loadRemotePages } from './load-remote-pages.js';
import type { RemotePageOf } from './routes.js';

/** A page of a remote inside the host. */
export function RemotePage({ remote, page }: RemotePageOf) {
  return (
    <LazyPage
      source={remote}
      load={() => loadRemotePages(remote)}
      page={page}
      describeRemote={() => ({ remote, ...findRemoteRelease(remote) })}
    />
  );
}
