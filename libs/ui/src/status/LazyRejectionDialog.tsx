import { lazy, Suspense } from 'react';
import { useLatched } from '../hooks/useLatched.js';
import type { RejectionDialogProps } from './RejectionDialog.js';
import { loadWhenOnline } from '../lazy/load-when-online.js';

const RejectionDialog = lazy(() =>
  loadWhenOnline(async () => ({
    default: (await import('./RejectionDialog.js')).RejectionDialog,
  })),
);

/** Asks for the reason of a rejection; loaded when it first opens. */
export function LazyRejectionDialog(props: RejectionDialogProps) {
  if (!useLatched(props.open)) return null;
  return (
    <Suspense fallback={null}>
      <RejectionDialog {...props} />
    </Suspense>
  );
}
