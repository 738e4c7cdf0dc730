import { downloadFile, type OfficeOrderDto } from '@pratiche/api';
import { useApi, useDownload } from '@pratiche/ui';
import { TRANSFERS_TEXTS } from './texts.js';

/** Saves the receipt of a transfer. */
export function useReceiptDownload(): (order: OfficeOrderDto) => void {
  const api = useApi();
  const { download } = useDownload();
  return ({ id }) =>
    download(
      id,
      () => downloadFile(api, '/api/PackageOrders/{id}/receipt', { path: { id } }),
      TRANSFERS_TEXTS.receiptFailed,
    );
}
