import type { Choice } from '@pratiche/domain';
import { useSession } from '@pratiche/ui';
import { useOperators } from '@pratiche/ui/office';
import { ADMIN_TEXTS } from './texts.js';

const FIXED_OPERATOR_CHOICES = [
  { value: 'me', label: ADMIN_TEXTS.assignedToMe },
  { value: 'none', label: ADMIN_TEXTS.unassigned },
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
