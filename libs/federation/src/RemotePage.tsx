import { LoadedPage } from './LoadedPage.js';
import { loadPages } from './load.js';
import type { RemoteName } from './routes.js';

/** A page of a remote inside the host. */
export function RemotePage({ remote, page }: { remote: RemoteName; page: string }) {
  return <LoadedPage source={remote} load={() => loadPages(remote)} page={page} />;
}
