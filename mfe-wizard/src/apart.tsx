import { LoadingState, whenOnline } from '@pratiche/ui';
import { lazy, Suspense, type ComponentType } from 'react';

/** A page other people open: the fitter's dossier does not wait for it. */
export function apart(load: () => Promise<ComponentType>): ComponentType {
  const Page = lazy(async () => ({ default: await whenOnline(load) }));
  return function PageApart() {
    return <Suspense fallback={<LoadingState />}><Page /></Suspense>;
  };
}
