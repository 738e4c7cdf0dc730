export { LoadedPage } from './LoadedPage.js';
export { RemotePage } from './RemotePage.js';
export { LOAD_LIMIT_MS } from './load.js';
export { REMOTE_NAMES, REMOTE_ROUTES, type RemoteName, type RemoteRoute } from './routes.js';
export type { Pages } from './pages.js';
