import { loadWhenOnline } from '@pratiche/ui';
import { lazy, useState, type ComponentType } from 'react';

type DataSteps = typeof import('../steps/data-steps.js');

let loaded: DataSteps | null = null;

/** Loads the steps after the first: a page that opens on one of them waits for it with its data. */
export async function loadDataSteps(): Promise<DataSteps> {
  loaded ??= await import('../steps/data-steps.js');
  return loaded;
}

/** One of those steps, drawn at once where they are here already. */
export function dataStep(name: keyof DataSteps): ComponentType {
  const LaterPage = lazy(async () => ({ default: (await loadWhenOnline(loadDataSteps))[name] }));
  return function DataStep() {
    // Chosen once, so that a step that is being filled in is not put up anew.
    const [Page] = useState<ComponentType>(() => loaded?.[name] ?? LaterPage);
    return <Page />;
  };
}
