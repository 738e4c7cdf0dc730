import { loadWhenOnline } from '@pratiche/ui';
import { lazy, Suspense } from 'react';
import type { PostponeDialogProps } from './postpone.types.js';

const Dialog = lazy(() => loadWhenOnline(() => import('./PostponeDialog.js')));

/** Asks until when; fetched when it first opens. */
export function PostponeDialog(props: PostponeDialogProps) {
  if (props.dossiers === null) return null;
  return (
    <Suspense fallback={null}>
      <Dialog {...props} />
    </Suspense>
  );
}
