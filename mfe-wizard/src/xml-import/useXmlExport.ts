import { useAlerts, useApi, useDownload } from '@pratiche/ui';
import { useDossier } from '../wizard/context.js';

const FAILURE = 'Errore esportazione XML';

/** Saves what was typed, then gives the stored dossier as a file. */
export function useXmlExport() {
  const session = useDossier();
  const api = useApi();
  const alerts = useAlerts();
  const download = useDownload();

  async function save(dossier: number): Promise<void> {
    if (await session.flush()) download.run(dossier, () => api.xml.export(dossier), FAILURE);
    else alerts.error(`${FAILURE}\nLe ultime modifiche non sono ancora salvate: riprovare quando il server risponde.`);
  }

  return { exportXml: (dossier: number) => void save(dossier), isExporting: download.running !== null };
}
