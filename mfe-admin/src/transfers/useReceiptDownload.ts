import { downloadFile, type OfficeOrderDto } from '@pratiche/api';
import { useApi, useDownload } from '@pratiche/ui';

/** Saves the receipt of a transfer. */
export function useReceiptDownload(): (order: OfficeOrderDto) => void {
  const api = useApi();
  const { download } = useDownload();
  return ({ id }) =>
    download(
      id,
      () => downloadFile(api, '/api/PackageOrders/{id}/receipt', { path: { id } }),
      'La ricevuta non si è potuta scaricare.',
    );
}
