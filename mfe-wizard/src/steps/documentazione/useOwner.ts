import { useSession } from '@pratiche/ui';
import { useDossier } from '../../wizard/context.js';

/** Account whose files the open dossier's are. */
export function useOwner(): number {
  const session = useDossier();
  const { user } = useSession();
  return session.store.get().record?.accountId ?? user?.id ?? 0;
}
