import { LIST_FILTERS, type ListFilter } from '@pratiche/domain';
import { useRules } from '@pratiche/ui';
import { PlainSelect, type DossierList } from '@pratiche/ui/lists';
import { OWNER_LIST_TEXTS as TEXTS } from './texts.js';

/** The statuses of a list, one of which may be asked for. */
export function useStatusChoices(state: ListFilter): { value: string; label: string }[] {
  const { getStatus } = useRules();
  return LIST_FILTERS[state].map((code) => ({ value: code, label: getStatus(code).name }));
}

/** Which of the statuses of a list is shown. */
export function StatusFilter({
  list: { params },
  choices,
}: {
  list: DossierList;
  choices: ReturnType<typeof useStatusChoices>;
}) {
  return (
    <PlainSelect
      className="lists-filter"
      label={TEXTS.filterByStatus}
      value={params.filters['status'] ?? ''}
      choices={[{ value: '', label: TEXTS.allStatuses }, ...choices]}
      onChange={(value) => params.setFilter('status', value)}
    />
  );
}
