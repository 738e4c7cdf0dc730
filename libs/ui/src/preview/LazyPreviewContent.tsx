import { lazy, Suspense, type ComponentProps } from 'react';
import { LoadingState } from '../feedback/LoadingState.js';
import { loadWhenOnline } from '../lazy/load-when-online.js';
import type { PreviewContent } from './PreviewContent.js';

const PreviewContentOnDemand = lazy(() =>
  loadWhenOnline(async () => ({ default: (await import('./PreviewContent.js')).PreviewContent })),
);

/** The content of a preview, loaded when the first file opens. */
export const LazyPreviewContent = (props: ComponentProps<typeof PreviewContent>) => (
  <Suspense fallback={<LoadingState />}>
    <PreviewContentOnDemand {...props} />
  </Suspense>
);
