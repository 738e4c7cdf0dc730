import { useCommands } from '@pratiche/ui/office';
import { Link, useNavigate } from 'react-router';
import { ADMIN_DOSSIER_TEXTS } from './texts.js';

const LABEL = ADMIN_DOSSIER_TEXTS.movements;

/** The way to what the dossier was charged and refunded. */
export function MovementsLink({ dossierId }: { dossierId: number }) {
  const navigate = useNavigate();
  const to = `/administration/payments?moduleId=${dossierId}`;
  useCommands(ADMIN_DOSSIER_TEXTS.commandGroup, [
    {
      id: 'movements',
      label: LABEL,
      words: ADMIN_DOSSIER_TEXTS.movementsWords,
      run: () => void navigate(to),
    },
  ]);
  return <Link to={to}>{LABEL}</Link>;
}
