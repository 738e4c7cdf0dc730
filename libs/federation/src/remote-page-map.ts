import type { ComponentType } from 'react';
import type { RemoteName, RemotePageName } from './routes.js';

/** The pages that a remote promises: each by its name, and no other. They read route parameters themselves. */
export type RemotePages<Remote extends RemoteName> = Readonly<
  Record<RemotePageName<Remote>, ComponentType>
>;

/** What a remote exposes as `./pages`, as the host finds it: perhaps of another version. */
export type RemotePageMap = Readonly<Record<string, ComponentType>>;

/** Whether a loaded module is what a remote promised; an HTML page served instead of JavaScript is not. */
export function parseRemotePages(module: unknown): RemotePageMap {
  const pages =
    typeof module === 'object' && module !== null
      ? (module as { default?: unknown }).default
      : undefined;
  if (typeof pages !== 'object' || pages === null) throw new Error('The remote exposes no pages');
  return pages as RemotePageMap;
}
