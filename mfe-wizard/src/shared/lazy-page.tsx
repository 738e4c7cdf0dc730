import { LoadingState, loadWhenOnline } from '@pratiche/ui';
import { lazy, Suspense, type ComponentType } from 'react';

/** What other people open, or later: the dossier that is begun does not wait for it. */
export function lazyPage<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const Page: ComponentType<Props> = lazy(async () => ({ default: await loadWhenOnline(load) }));
  return function PageApart(props: Props) {
    return (
      <Suspense fallback={<LoadingState />}>
        <Page {...props} />
      </Suspense>
    );
  };
}
