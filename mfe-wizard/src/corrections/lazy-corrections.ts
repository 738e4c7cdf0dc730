import { loadedOnDemand } from '@pratiche/ui';

const load = () => import('./FilingCorrections.js');

/** Few dossiers have corrections: the others do not load how they are shown. */
export const FilingCorrections = loadedOnDemand(async () => (await load()).FilingCorrections, null);
export const LinkCorrections = loadedOnDemand(async () => (await load()).LinkCorrections, null);
