import { RemotePageProviders } from '@pratiche/ui';
import type { ComponentType } from 'react';
import type { RemotePageMap, RemotePages } from './remote-page-map.js';
import type { RemoteName } from './routes.js';

/**
 * Returns the pages that a remote exposes, each wrapped in the providers it needs where the remote
 * loads its own copy of `libs/ui`. A page that the remote owes the host, or one that the host does
 * not know, does not compile.
 */
export function remotePages<Remote extends RemoteName>(
  remote: Remote,
  pages: RemotePages<Remote>,
): RemotePages<Remote> {
  // A component that serves two routes is wrapped only once, so that typed input survives the
  // navigation.
  const framed = new Map<ComponentType, ComponentType>();
  const frame = (Page: ComponentType): ComponentType => {
    const known = framed.get(Page) ?? withRemoteProviders(remote, Page);
    framed.set(Page, known);
    return known;
  };
  const all: RemotePageMap = pages;
  return Object.fromEntries(
    Object.entries(all).map(([name, Page]) => [name, frame(Page)]),
  ) as RemotePages<Remote>;
}

function withRemoteProviders(remote: RemoteName, Page: ComponentType): ComponentType {
  function Framed() {
    return (
      <RemotePageProviders>
        <Page />
      </RemotePageProviders>
    );
  }
  Framed.displayName = `Framed(${remote})`;
  return Framed;
}
