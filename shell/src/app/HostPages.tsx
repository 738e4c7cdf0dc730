import { LazyPage, type RemotePageMap } from '@pratiche/federation';
import { AUTHENTICATED_PAGES } from './authenticated-pages.js';
import { PUBLIC_PAGES } from './public-pages.js';

/** Loads one page of the host, so that no page waits for the code of another. */
const HostPage = ({ page, load }: { page: string; load: () => Promise<RemotePageMap[string]> }) => (
  <LazyPage source={`host/${page}`} load={async () => ({ [page]: await load() })} page={page} />
);

/** A page for people without a session. */
export const PublicPage = ({ page }: { page: keyof typeof PUBLIC_PAGES }) => (
  <HostPage page={page} load={PUBLIC_PAGES[page]} />
);

/** A page for people with a session. */
export const AuthenticatedPage = ({ page }: { page: keyof typeof AUTHENTICATED_PAGES }) => (
  <HostPage page={page} load={AUTHENTICATED_PAGES[page]} />
);
