import { PageFrame } from '@pratiche/ui';
import type { ComponentType } from 'react';
import type { Pages } from './pages.js';

/** What a remote exposes: its pages, each in what it needs where the remote brings its own copy of `libs/ui`. */
export function remotePages(pages: Pages): Pages {
  // One component that answers two addresses stays one: what is being typed in it survives the change.
  const framed = new Map([...new Set(Object.values(pages))].map((Page) => [Page, inFrame(Page)]));
  return Object.fromEntries(
    Object.entries(pages).map(([name, Page]) => [name, framed.get(Page) ?? Page]),
  );
}

function inFrame(Page: ComponentType): ComponentType {
  return function Framed() {
    return (
      <PageFrame>
        <Page />
      </PageFrame>
    );
  };
}
