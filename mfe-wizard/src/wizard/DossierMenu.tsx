import { Button, CopyOutlined, DownloadOutlined, Dropdown, MenuOutlined, useAlerts, useDuplicate } from '@pratiche/ui';
import { useXmlExport } from '../xml-import/useXmlExport.js';
import { useDossier, useDossierState } from './context.js';

/** What can be done with the whole dossier, at every step and width. A dossier without a number has nothing stored yet. */
export function DossierMenu() {
  const session = useDossier();
  const id = useDossierState((state) => state.id);
  const alerts = useAlerts();
  const { exportXml, isExporting } = useXmlExport();
  const { duplicate, duplicating } = useDuplicate();
  if (id === null) return null;

  async function saveAndDuplicate(dossier: number) {
    if (await session.flush()) duplicate(dossier);
    else alerts.error('Errore duplicazione pratica\nLe ultime modifiche non sono ancora salvate: riprovare quando il server risponde.');
  }

  const items = [
    { key: 'duplicate', icon: <CopyOutlined />, label: 'Duplica pratica', onClick: () => void saveAndDuplicate(id) },
    { key: 'xml', icon: <DownloadOutlined />, label: 'Esporta XML', onClick: () => exportXml(id) },
  ];
  return (
    <Dropdown menu={{ items }}>
      <Button icon={<MenuOutlined />} loading={isExporting || duplicating !== null} aria-haspopup="menu">Azioni</Button>
    </Dropdown>
  );
}
