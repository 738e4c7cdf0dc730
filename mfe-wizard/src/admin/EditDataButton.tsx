import { Button, EditOutlined } from '@pratiche/ui';
import { useLocation, useNavigate } from 'react-router';
import { officeEditPath } from '../shared/admin-dossier-path.js';

/** Opens the wizard's steps for an operator; the way back to their list goes along. */
export function EditDataButton({ dossierId }: { dossierId: number }) {
  const navigate = useNavigate();
  const { state } = useLocation();
  return (
    <Button
      icon={<EditOutlined />}
      onClick={() => void navigate(officeEditPath(dossierId), { state: state as unknown })}
    >
      Modifica dati
    </Button>
  );
}
