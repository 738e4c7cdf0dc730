import { Button, useAlerts, useApi, useDownload } from '@pratiche/ui';
import { useDossier, useDossierState } from '../wizard/context.js';

const FAILURE = 'Errore esportazione XML';

/** Saves what was typed, then gives the stored dossier as a file. A dossier without a number has nothing stored yet. */
export function ExportXmlButton() {
  const session = useDossier();
  const api = useApi();
  const alerts = useAlerts();
  const download = useDownload();
  const id = useDossierState((state) => state.id);
  if (id === null) return null;

  async function save(dossier: number): Promise<void> {
    if (await session.flush()) download.run(dossier, () => api.xml.export(dossier), FAILURE);
    else alerts.error(`${FAILURE}\nLe ultime modifiche non sono ancora salvate: riprovare quando il server risponde.`);
  }

  return <Button onClick={() => void save(id)} loading={download.running !== null}>Esporta XML</Button>;
}
