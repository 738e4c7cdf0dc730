export { LazyPage } from './LazyPage.js';
export { RemotePage } from './RemotePage.js';
export {
  REMOTE_ROUTES,
  type RemoteName,
  type RemotePageName,
  type RemotePageOf,
  type RemoteRoute,
} from './routes.js';
export type { RemotePageMap, RemotePages } from './remote-page-map.js';
