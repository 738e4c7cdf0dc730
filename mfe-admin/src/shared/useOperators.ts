import type { Choice } from '@pratiche/domain';
import { useSession } from '@pratiche/ui';
import { useOperators } from '@pratiche/ui/office';

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
