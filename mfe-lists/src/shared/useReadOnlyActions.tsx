import type { DossierListItemDto } from '@pratiche/api';
import {
  CopyOutlined,
  DownloadOutlined,
  EyeOutlined,
  useDuplicateDossier,
  type DossierZipDownload,
} from '@pratiche/ui';
import type { RowAction } from '@pratiche/ui/lists';
import { useNavigate } from 'react-router';
import { OWNER_LIST_TEXTS as TEXTS } from './texts.js';

/** What can be done with a dossier that left the fitter's hands: open, download, duplicate. */
export function useReadOnlyActions({
  downloadZip,
  downloading,
}: DossierZipDownload): (dossier: DossierListItemDto) => readonly RowAction[] {
  const navigate = useNavigate();
  const { duplicate, duplicating } = useDuplicateDossier();
  return ({ id }) => [
    {
      key: 'open',
      label: TEXTS.open,
      opensRow: true,
      icon: <EyeOutlined />,
      onClick: () => void navigate(`/modules/edit/${id}`),
    },
    {
      key: 'download',
      label: TEXTS.download,
      icon: <DownloadOutlined />,
      iconOnly: true,
      loading: downloading === id,
      disabled: downloading !== null,
      onClick: () => downloadZip(id),
    },
    {
      key: 'duplicate',
      label: TEXTS.duplicate,
      icon: <CopyOutlined />,
      iconOnly: true,
      loading: duplicating === id,
      disabled: duplicating !== null,
      onClick: () => duplicate(id),
    },
  ];
}
