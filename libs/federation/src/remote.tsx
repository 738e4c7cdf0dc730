import { RemotePageProviders } from '@pratiche/ui';
import type { ComponentType } from 'react';
import type { RemotePageMap } from './remote-page-map.js';

/**
 * Returns the pages that a remote exposes, each wrapped in the providers it needs where the remote
 * loads its own copy of `libs/ui`.
 */
export function remotePages(pages: RemotePageMap): RemotePageMap {
  // A component that serves two routes is wrapped only once, so that typed input survives the
  // navigation.
  const framed = new Map(
    [...new Set(Object.values(pages))].map((Page) => [Page, withRemoteProviders(Page)]),
  );
  return Object.fromEntries(
    Object.entries(pages).map(([name, Page]) => [name, framed.get(Page) ?? Page]),
  );
}

function withRemoteProviders(Page: ComponentType): ComponentType {
  return function Framed() {
    return (
      <RemotePageProviders>
        <Page />
      </RemotePageProviders>
    );
  };
}
