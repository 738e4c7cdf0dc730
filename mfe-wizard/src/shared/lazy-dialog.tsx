import { loadedOnDemand } from '@pratiche/ui';
import type { ComponentType } from 'react';

/** A dialog whose code is loaded when it is first rendered; the page below stays as it is. */
export const lazyDialog = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> => loadedOnDemand(load, null);
