export { LazyPage } from './LazyPage.js';
export { RemotePage } from './RemotePage.js';
export { REMOTE_ROUTES, type RemoteName, type RemoteRoute } from './routes.js';
export type { RemotePageMap } from './remote-page-map.js';
