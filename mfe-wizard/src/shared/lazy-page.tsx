import { loadedOnDemand, LoadingState } from '@pratiche/ui';
import type { ComponentType } from 'react';

/** What other people open, or later: the dossier that is begun does not wait for it. */
export const lazyPage = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> => loadedOnDemand(load, <LoadingState />);
