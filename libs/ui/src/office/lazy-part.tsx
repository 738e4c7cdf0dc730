import { loadWhenOnline } from '@pratiche/ui';
import { lazy, Suspense, type ComponentType } from 'react';

/**
 * A component that antd draws, loaded with the first page that shows it. Until then an empty box of
 * its height keeps its place, so that nothing moves.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  height: number,
): ComponentType<Props> {
  const Part = lazy(() => loadWhenOnline(load));
  return function LazyPart(props: Props) {
    return (
      <Suspense fallback={<div style={{ minHeight: height }} aria-busy="true" />}>
        <Part {...props} />
      </Suspense>
    );
  };
}
