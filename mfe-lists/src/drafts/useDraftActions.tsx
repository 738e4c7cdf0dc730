import type { DossierListItemDto } from '@pratiche/api';
import { CopyOutlined, DeleteOutlined, EditOutlined, useDuplicateDossier } from '@pratiche/ui';
import { type RowAction } from '@pratiche/ui/lists';
import { useNavigate } from 'react-router';
import { useDeleteDraft } from './useDeleteDraft.js';

/** What can be done with a draft in its row: edit, duplicate, delete. */
export function useDraftActions(): (dossier: DossierListItemDto) => readonly RowAction[] {
  const navigate = useNavigate();
  const { deleteDraft, deleting } = useDeleteDraft();
  const { duplicate, duplicating } = useDuplicateDossier();
  return (dossier) => [
    {
      key: 'edit',
      label: 'Modifica',
      icon: <EditOutlined />,
      onClick: () => void navigate(`/modules/edit/${dossier.id}`),
    },
    {
      key: 'duplicate',
      label: 'Duplica',
      icon: <CopyOutlined />,
      iconOnly: true,
      loading: duplicating === dossier.id,
      disabled: duplicating !== null,
      onClick: () => duplicate(dossier.id),
    },
    {
      key: 'delete',
      label: 'Elimina',
      icon: <DeleteOutlined />,
      danger: true,
      iconOnly: true,
      loading: deleting === dossier.id,
      onClick: () => deleteDraft(dossier),
    },
  ];
}
