import type { ListState } from '@pratiche/api';
import { useDossierList } from '@pratiche/ui';

/** One of the fitter's lists. */
export const useOwnerDossierList = (state: ListState, sort: string) =>
  useDossierList({
    state,
    filterNames: ['serviceType'],
    sortNames: ['created', 'sentDate'],
    sort,
  });
