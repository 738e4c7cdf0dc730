import { readData, toFormData, type CustomerPreviewDto } from '@pratiche/api';
import { useAlerts, useApi, useAsyncAction } from '@pratiche/ui';
import { useState } from 'react';
import { CUSTOMER_IMPORT_TEXTS } from './texts.js';

export interface CustomerImport {
  fileName: string | null;
  preview: CustomerPreviewDto | null;
  busy: boolean;
  failure: string | null;
  /** Whether drafts are made also for customers who have one. */
  withDuplicates: boolean;
  setWithDuplicates: (on: boolean) => void;
  previewFile: (chosen: File) => Promise<unknown>;
  createDrafts: () => Promise<unknown>;
}

/** Reads a list of customers and makes a draft of each line. */
export function useCustomerImport(onImported: () => void): CustomerImport {
  const api = useApi();
  const alerts = useAlerts();
  const [file, setFile] = useState<File | null>(null);
  const [preview, setPreview] = useState<CustomerPreviewDto | null>(null);
  const [withDuplicates, setWithDuplicates] = useState(false);
  const { busy, failure, runAction } = useAsyncAction();

  const previewFile = (chosen: File) =>
    runAction(async () => {
      setFile(chosen);
      setPreview(null);
      setWithDuplicates(false);
      setPreview(
        await readData(
          api.POST('/api/Module/csv/preview', {
            body: { file: chosen },
            bodySerializer: toFormData,
          }),
        ),
      );
    });

  const createDrafts = () =>
    runAction(async () => {
      if (file === null || preview === null) return;
      const { ids } = await readData(
        api.POST('/api/Module/csv/import', {
          body: {
            confirmation: preview.confirmation,
            duplicates: withDuplicates ? 'create' : 'skip',
            file,
          },
          bodySerializer: toFormData,
        }),
      );
      alerts.success(CUSTOMER_IMPORT_TEXTS.created(ids.length));
      onImported();
    });

  return {
    fileName: file?.name ?? null,
    preview,
    busy,
    failure,
    withDuplicates,
    setWithDuplicates,
    previewFile,
    createDrafts,
  };
}
