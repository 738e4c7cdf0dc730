import {
  Button,
  CopyOutlined,
  DownloadOutlined,
  Dropdown,
  MenuOutlined,
  useDuplicateDossier,
} from '@pratiche/ui';
import { useXmlExport } from '../xml-import/useXmlExport.js';
import { useDossierState } from '../form/dossier-session-context.js';
import { useRunAfterSave } from '../form/useRunAfterSave.js';

/**
 * Actions on the whole dossier, available at every step and width. A dossier without a number has
 * nothing stored yet.
 */
export function DossierMenu() {
  const id = useDossierState((state) => state.id);
  const { exportXml, isExporting } = useXmlExport();
  const { duplicate, duplicating } = useDuplicateDossier();
  const savedFirst = useRunAfterSave();
  if (id === null) return null;

  const items = [
    {
      key: 'duplicate',
      icon: <CopyOutlined />,
      label: 'Duplica pratica',
      onClick: () => void savedFirst(() => duplicate(id), 'Errore duplicazione pratica'),
    },
    { key: 'xml', icon: <DownloadOutlined />, label: 'Esporta XML', onClick: () => exportXml(id) },
  ];
  return (
    <Dropdown menu={{ items }}>
      <Button
        icon={<MenuOutlined />}
        loading={isExporting || duplicating !== null}
        aria-haspopup="menu"
      >
        Azioni
      </Button>
    </Dropdown>
  );
}
