import type { ListFilter } from '@pratiche/api';
import { useDossierList, type DossierList } from '@pratiche/ui/lists';

/** One of the fitter's lists. */
export const useOwnerDossierList = (state: ListFilter, sort: string): DossierList =>
  useDossierList({
    state,
    filterNames: ['serviceType', 'status'],
    sortNames: ['created', 'sentDate', 'urgency'],
    sort,
  });
