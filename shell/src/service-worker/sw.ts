/**
 * The portal's only service worker. The network always comes first for what may change: pages,
 * `remotes.json`, entries. What a device keeps answers only where the network does not. Nothing of
 * the API goes through here.
 */
import { clientsClaim } from 'workbox-core';
import { registerRoute } from 'workbox-routing';
import { NetworkOnly } from 'workbox-strategies';
import { dropUnfinished, findStoredFile } from './release-cache.js';
import { followManifest, readStoredManifest, type RemoteManifest } from './releases.js';
import { worker } from './worker-scope.js';

const PAGE_TIMEOUT_SECONDS = 5;
const HASHED_NAME = /\.[0-9a-f]{8,}\.\w+$/;
const FILE = /\.(?:js|css|svg|png|woff2|json)$/;
const NOT_A_PAGE = /^\/(?:api|remotes)(?:\/|$)/i;

const isOwn = (url: URL): boolean => url.origin === worker.location.origin;
const isApi = (url: URL): boolean => isOwn(url) && /^\/api(?:\/|$)/i.test(url.pathname);
const isManifest = (url: URL): boolean => isOwn(url) && url.pathname === '/remotes.json';

void worker.skipWaiting();
clientsClaim();

registerRoute(
  ({ request, url }) => request.mode === 'navigate' && isOwn(url) && !NOT_A_PAGE.test(url.pathname),
  new NetworkOnly({
    networkTimeoutSeconds: PAGE_TIMEOUT_SECONDS,
    plugins: [
      {
        handlerDidError: () => findStoredFile(new URL('/index.html', worker.location.origin).href),
      },
    ],
  }),
);

registerRoute(
  ({ url }) => isManifest(url),
  new NetworkOnly({
    plugins: [
      {
        fetchDidSucceed: async ({ response, event }) => {
          const manifest = response.clone();
          if (response.ok)
            event.waitUntil(
              manifest.json().then(
                (list: RemoteManifest) => followManifest(list),
                () => undefined,
              ),
            );
          return response;
        },
        handlerDidError: async () => Response.json(await readStoredManifest()),
      },
    ],
  }),
);

/** Files with a hash in their name never change: the device's copy is that of the server. */
registerRoute(
  ({ url }) => isHashedFile(url),
  async ({ request }) => (await findStoredFile(request.url)) ?? fetch(request),
);

registerRoute(
  ({ url }) => FILE.test(url.pathname) && !isApi(url) && !isHashedFile(url),
  new NetworkOnly({ plugins: [{ handlerDidError: ({ request }) => findStoredFile(request.url) }] }),
);

function isHashedFile(url: URL): boolean {
  return HASHED_NAME.test(url.pathname) && !isApi(url);
}

worker.addEventListener('activate', (event) => event.waitUntil(dropUnfinished()));

/** A page says that it is here: the list is read, as it may have changed since the last visit. */
worker.addEventListener('message', (event) => {
  if ((event.data as { type?: unknown } | null)?.type !== 'store-releases') return;
  event.waitUntil(
    fetch('/remotes.json', { cache: 'no-cache' })
      .then((response) => response.json() as Promise<RemoteManifest>)
      .then(followManifest)
      .catch(() => undefined),
  );
});
