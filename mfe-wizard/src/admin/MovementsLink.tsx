import { POLICIES } from '@pratiche/domain';
import { useSession } from '@pratiche/ui';
import { useCommands } from '@pratiche/ui/office';
import { Link, useNavigate } from 'react-router';

const LABEL = 'Movimenti di questa pratica';

/** The way to what the dossier was charged and refunded, for who may see payments. */
export function MovementsLink({ dossierId }: { dossierId: number }) {
  const { user } = useSession();
  const navigate = useNavigate();
  const to = `/administration/payments?moduleId=${dossierId}`;
  const isAllowed = POLICIES.superAdmin(user);
  useCommands(
    'Pratica',
    isAllowed
      ? [
          {
            id: 'movements',
            label: LABEL,
            words: 'pagamenti crediti',
            run: () => void navigate(to),
          },
        ]
      : [],
  );
  return isAllowed ? (
    <Link className="admin-movements" to={to}>
      {LABEL}
    </Link>
  ) : null;
}
