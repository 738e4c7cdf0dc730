import { useCommands } from '@pratiche/ui/office';
import { Link, useNavigate } from 'react-router';

const LABEL = 'Movimenti di questa pratica';

/** The way to what the dossier was charged and refunded. */
export function MovementsLink({ dossierId }: { dossierId: number }) {
  const navigate = useNavigate();
  const to = `/administration/payments?moduleId=${dossierId}`;
  useCommands('Pratica', [
    { id: 'movements', label: LABEL, words: 'pagamenti crediti', run: () => void navigate(to) },
  ]);
  return (
    <Link className="admin-movements" to={to}>
      {LABEL}
    </Link>
  );
}
