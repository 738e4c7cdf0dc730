import { useOperators } from '@pratiche/ui/office';
import { BULK_TEXTS } from './texts.js';

/** Somebody whom dossiers can be given to; nobody has the operator `null`. */
export interface Assignee {
  key: string;
  label: string;
  operatorId: number | null;
}

/** Whom dossiers can be given to, in the order of their names, and last nobody. */
export function useAssignees(current: number | null = null): Assignee[] {
  const operators = useOperators();
  return [
    ...operators
      .filter(({ id }) => id !== current)
      .map(({ id, name }) => ({ key: String(id), label: name, operatorId: id })),
    { key: 'nobody', label: BULK_TEXTS.nobody, operatorId: null },
  ];
}
