import { Button, EditOutlined } from '@pratiche/ui';
import { useCommands } from '@pratiche/ui/office';
import { useLocation, useNavigate } from 'react-router';
import { officeEditPath } from '../shared/admin-dossier-path.js';
import { ADMIN_DOSSIER_TEXTS } from './texts.js';

interface EditDataButtonProps {
  dossierId: number;
  /** Of a completed dossier hardly anything changes: the command alone opens its steps. */
  isCommandOnly: boolean;
}

/** Opens the wizard's steps for an operator; the address keeps the way back to their list. */
export function EditDataButton({ dossierId, isCommandOnly }: EditDataButtonProps) {
  const navigate = useNavigate();
  const { state } = useLocation();
  const run = () => void navigate(officeEditPath(dossierId), { state: state as unknown });
  useCommands(ADMIN_DOSSIER_TEXTS.commandGroup, [
    { id: 'edit', label: ADMIN_DOSSIER_TEXTS.editData, words: 'correggi', run },
  ]);
  if (isCommandOnly) return null;
  return (
    <Button size="small" icon={<EditOutlined />} onClick={run}>
      {ADMIN_DOSSIER_TEXTS.editData}
    </Button>
  );
}
