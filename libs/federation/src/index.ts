export { LazyPage as LoadedPage } from './LazyPage.js';
export { RemotePage } from './RemotePage.js';
export { REMOTE_ROUTES, type RemoteName, type RemoteRoute } from './routes.js';
export type { RemotePageMap as Pages } from './remote-page-map.js';
