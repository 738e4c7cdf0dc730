export { LoadedPage } from './LoadedPage.js';
export { RemotePage } from './RemotePage.js';
export { REMOTE_ROUTES, type RemoteName, type RemoteRoute } from './routes.js';
export type { Pages } from './pages.js';
