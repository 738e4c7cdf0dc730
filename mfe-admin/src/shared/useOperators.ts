import { readData, type OperatorDto } from '@pratiche/api';
import type { Choice } from '@pratiche/domain';
import { useApi, useSession } from '@pratiche/ui';
import { useQuery } from '@tanstack/react-query';

/** Whom dossiers can be assigned to. */
export function useOperators(): readonly OperatorDto[] {
  const api = useApi();
  return (
    useQuery({
      queryKey: ['operators'],
      queryFn: ({ signal }) => readData(api.GET('/api/module/operators', { signal })),
    }).data ?? []
  );
}

const FIXED_OPERATOR_CHOICES = [
  { value: 'me', label: 'Assegnate a me' },
  { value: 'none', label: 'Da assegnare' },
] as const;

/** Choices of the operator filter: the current operator, unassigned, or another operator. */
export function useOperatorChoices(): readonly Choice<string>[] {
  const { user } = useSession();
  const operators = useOperators();
  return [
    ...FIXED_OPERATOR_CHOICES,
    ...operators
      .filter(({ id }) => id !== user?.id)
      .map(({ id, name }) => ({ value: String(id), label: name })),
  ];
}
