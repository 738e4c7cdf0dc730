import { LazyPage } from './LazyPage.js';
import { loadRemotePages } from './load-remote-pages.js';
import type { RemotePageOf } from './routes.js';

/** A page of a remote inside the host. */
export function RemotePage({ remote, page }: RemotePageOf) {
  return <LazyPage source={remote} load={() => loadRemotePages(remote)} page={page} />;
}
