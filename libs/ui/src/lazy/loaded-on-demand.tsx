import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { loadWhenOnline } from './load-when-online.js';

type Loaded<Props> = { Part: ComponentType<Props> } | { error: unknown } | null;

/**
 * A component whose code is fetched when it is first shown, and drawn as soon as it is here. React's
 * `lazy` keeps a fallback for 300 ms, also where the code takes ten. What cannot be loaded is thrown
 * to the error boundary around it.
 */
export function loadedOnDemand<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  fallback: ReactNode,
): ComponentType<Props> {
  let loaded: ComponentType<Props> | null = null;

  return function LoadedOnDemand(props: Props) {
    const [state, setState] = useState<Loaded<Props>>(() => loaded && { Part: loaded });
    useEffect(() => {
      if (state !== null) return;
      let isGone = false;
      const show = (next: Loaded<Props>): void => {
        if (!isGone) setState(next);
      };
      loadWhenOnline(load).then(
        (Part) => {
          loaded = Part;
          show({ Part });
        },
        (error: unknown) => show({ error }),
      );
      return () => {
        isGone = true;
      };
    }, [state]);
    if (state === null) return fallback;
    if ('error' in state) throw state.error;
    return <state.Part {...props} />;
  };
}
