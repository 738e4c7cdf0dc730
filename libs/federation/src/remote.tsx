import { RemotePageProviders } from '@pratiche/ui';
import type { ComponentType } from 'react';
import type { RemotePageMap } from './remote-page-map.js';

/** What a remote exposes: its pages, each in what it needs where the remote brings its own copy of `libs/ui`. */
export function remotePages(pages: RemotePageMap): RemotePageMap {
  // One component that answers two addresses stays one: what is being typed in it survives the change.
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
