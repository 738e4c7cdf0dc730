import { loadedOnDemand } from '@pratiche/ui';
import type { ComponentType } from 'react';

/**
 * A component that antd draws, loaded with the first page that shows it. Until then an empty box of
 * its height keeps its place, so that nothing moves.
 */
export const lazyPart = <Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  height: number,
): ComponentType<Props> =>
  loadedOnDemand(
    async () => (await load()).default,
    <div style={{ minHeight: height }} aria-busy="true" />,
  );
