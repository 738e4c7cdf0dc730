import type { DossierListItemDto } from '@pratiche/api';
import {
  CopyOutlined,
  DeleteOutlined,
  EditOutlined,
  EyeOutlined,
  useDuplicateDossier,
} from '@pratiche/ui';
import type { RowAction } from '@pratiche/ui/lists';
import { useNavigate } from 'react-router';
import { useDeleteDraft } from './useDeleteDraft.js';
import { DRAFTS_TEXTS as TEXTS } from './texts.js';

/**
 * What can be done with a draft in its row: edit, duplicate, delete.
 * @param onReason shows why it came back, where the row has no button for it
 */
export function useDraftActions(
  onReason: ((dossier: DossierListItemDto) => void) | null,
): (dossier: DossierListItemDto) => readonly RowAction[] {
  const navigate = useNavigate();
  const { deleteDraft, deleting } = useDeleteDraft();
  const { duplicate, duplicating } = useDuplicateDossier();
  return (dossier) => [
    {
      key: 'edit',
      label: TEXTS.edit,
      opensRow: true,
      icon: <EditOutlined />,
      onClick: () => void navigate(`/modules/edit/${dossier.id}`),
    },
    ...(onReason !== null && dossier.rejectReason !== null
      ? [
          {
            key: 'reason',
            label: TEXTS.readReason,
            icon: <EyeOutlined />,
            onClick: () => onReason(dossier),
          },
        ]
      : []),
    {
      key: 'duplicate',
      label: TEXTS.duplicate,
      icon: <CopyOutlined />,
      iconOnly: true,
      loading: duplicating === dossier.id,
      disabled: duplicating !== null,
      onClick: () => duplicate(dossier.id),
    },
    {
      key: 'delete',
      label: TEXTS.delete,
      icon: <DeleteOutlined />,
      danger: true,
      iconOnly: true,
      loading: deleting === dossier.id,
      onClick: () => deleteDraft(dossier),
    },
  ];
}
