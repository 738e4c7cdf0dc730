import { LazyPage } from '@pratiche/federation';
import type openPages from './public-pages.js';
import type ownPages from './authenticated-pages.js';

const PAGE_LOADERS = {
  open: async () => (await import('./public-pages.js')).default,
  own: async () => (await import('./authenticated-pages.js')).default,
};

/** A lazily loaded page of the host, so that the login and the wizard do not wait for it. */
export const PublicPage = ({ page }: { page: keyof typeof openPages }) => (
  <LazyPage source="host/open" load={PAGE_LOADERS.open} page={page} />
);

export const AuthenticatedPage = ({ page }: { page: keyof typeof ownPages }) => (
  <LazyPage source="host/own" load={PAGE_LOADERS.own} page={page} />
);
