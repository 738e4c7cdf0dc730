import { downloadFile } from '@pratiche/api';
import { useApi, useDownload } from '@pratiche/ui';
import { useRunAfterSave } from '../form/useRunAfterSave.js';
import { XML_IMPORT_TEXTS as TEXTS } from './texts.js';

const EXPORT_FAILURE = TEXTS.exportFailed;

export interface XmlExport {
  isExporting: boolean;
  exportXml: (dossierId: number) => void;
}

/** Saves the form, then downloads the stored dossier as a file. */
export function useXmlExport(): XmlExport {
  const api = useApi();
  const { activeDownload, download } = useDownload();
  const savedFirst = useRunAfterSave();
  const exportXml = (dossier: number) =>
    void savedFirst(
      () =>
        download(
          dossier,
          () => downloadFile(api, '/api/Module/xml/{id}', { path: { id: dossier } }),
          EXPORT_FAILURE,
        ),
      EXPORT_FAILURE,
    );

  return { exportXml, isExporting: activeDownload !== null };
}
