import type { ComponentType } from 'react';

/** What a remote exposes as `./pages`: its pages by name. They read route parameters themselves. */
export type RemotePageMap = Record<string, ComponentType>;

/** Whether a loaded module is what a remote promised; an HTML page served instead of JavaScript is not. */
export function parseRemotePages(module: unknown): RemotePageMap {
  const pages =
    typeof module === 'object' && module !== null
      ? (module as { default?: unknown }).default
      : undefined;
  if (typeof pages !== 'object' || pages === null) throw new Error('The remote exposes no pages');
  return pages as RemotePageMap;
}
