import { lazy, Suspense, type ComponentType } from 'react';

/** Comes after the page; without it the page works all the same. */
const PublicFooter = lazy<ComponentType>(() =>
  import('../owner/PublicFooter.js').catch(() => ({ default: () => null })),
);

/** The footer of public pages, below everything, so that it moves nothing when it comes. */
export const LazyFooter = () => (
  <Suspense fallback={null}>
    <PublicFooter />
  </Suspense>
);
