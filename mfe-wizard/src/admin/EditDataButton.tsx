import { Button, EditOutlined } from '@pratiche/ui';
import { useCommands } from '@pratiche/ui/office';
import { useLocation, useNavigate } from 'react-router';
import { officeEditPath } from '../shared/admin-dossier-path.js';

/** Opens the wizard's steps for an operator; the address keeps the way back to their list. */
export function EditDataButton({ dossierId }: { dossierId: number }) {
  const navigate = useNavigate();
  const { state } = useLocation();
  const run = () => void navigate(officeEditPath(dossierId), { state: state as unknown });
  useCommands('Pratica', [{ id: 'edit', label: 'Modifica dati', words: 'correggi', run }]);
  return (
    <Button icon={<EditOutlined />} onClick={run}>
      Modifica dati
    </Button>
  );
}
