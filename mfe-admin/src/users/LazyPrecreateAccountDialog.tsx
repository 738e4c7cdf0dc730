import { loadWhenOnline } from '@pratiche/ui';
import { lazy, Suspense, type ComponentProps } from 'react';
import type { PrecreateAccountDialog as Dialog } from './PrecreateAccountDialog.js';

const LoadedDialog = lazy(() =>
  loadWhenOnline(async () => ({
    default: (await import('./PrecreateAccountDialog.js')).PrecreateAccountDialog,
  })),
);

/** Fetched when it first opens: it brings the forms, which neither list of the first files needs. */
export function PrecreateAccountDialog(props: ComponentProps<typeof Dialog>) {
  return (
    <Suspense fallback={null}>
      <LoadedDialog {...props} />
    </Suspense>
  );
}
