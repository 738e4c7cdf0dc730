import type { MunicipalityImportEntry } from '@pratiche/api';
import { Dialog, formatMoment, useApi, Waiting } from '@pratiche/ui';
import { useQuery } from '@tanstack/react-query';
import { Differences } from './Differences.js';

const SHOWN = 500;

/** What one import did, row by row. */
export function ChangesDialog({
  entry,
  onClose,
}: {
  entry: MunicipalityImportEntry;
  onClose: () => void;
}) {
  const api = useApi();
  const { data, error, refetch } = useQuery({
    queryKey: ['municipality-imports', entry.id],
    queryFn: () => api.municipalities.changesOf(entry.id),
    staleTime: Infinity,
  });
  return (
    <Dialog open title={`Modifiche del ${formatMoment(entry.createdAt)}`} onClose={onClose}>
      <Waiting for={{ data, error, refetch }} />
      {data && <Differences of={data.slice(0, SHOWN)} total={data.length} />}
    </Dialog>
  );
}
