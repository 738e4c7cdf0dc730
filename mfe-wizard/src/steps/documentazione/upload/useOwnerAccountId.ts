import { useSession } from '@pratiche/ui';
import { useDossierSession } from '../../../form/dossier-session-context.js';

/** Account whose files the open dossier's are. */
export function useOwnerAccountId(): number {
  const session = useDossierSession();
  const { user } = useSession();
  return session.store.get().record?.accountId ?? user?.id ?? 0;
}
