import { LoadedPage } from '@pratiche/federation';
import type openPages from './open-pages.js';
import type ownPages from './own-pages.js';

const LOADS = {
  open: async () => (await import('./open-pages.js')).default,
  own: async () => (await import('./own-pages.js')).default,
};

/** A page of the host that comes when it is wanted: whoever logs in or opens the wizard does not wait for it. */
export const OpenPage = ({ page }: { page: keyof typeof openPages }) => (
  <LoadedPage source="host/open" load={LOADS.open} page={page} />
);

export const OwnPage = ({ page }: { page: keyof typeof ownPages }) => (
  <LoadedPage source="host/own" load={LOADS.own} page={page} />
);
