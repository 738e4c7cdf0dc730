import { loadWhenOnline } from '@pratiche/ui';
import { lazy, Suspense, type ComponentType } from 'react';

/** A dialog whose code is loaded when it is first rendered; the page below stays as it is. */
export function lazyDialog<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const Dialog: ComponentType<Props> = lazy(async () => ({ default: await loadWhenOnline(load) }));
  return function LazyDialog(props: Props) {
    return (
      <Suspense fallback={null}>
        <Dialog {...props} />
      </Suspense>
    );
  };
}
