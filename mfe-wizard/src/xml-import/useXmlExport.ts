import { useApi, useDownload } from '@pratiche/ui';
import { useSavedFirst } from '../wizard/useSavedFirst.js';

const FAILURE = 'Errore esportazione XML';

/** Saves what was typed, then gives the stored dossier as a file. */
export function useXmlExport() {
  const api = useApi();
  const download = useDownload();
  const savedFirst = useSavedFirst();
  const exportXml = (dossier: number) =>
    void savedFirst(() => download.run(dossier, () => api.xml.export(dossier), FAILURE), FAILURE);

  return { exportXml, isExporting: download.running !== null };
}
