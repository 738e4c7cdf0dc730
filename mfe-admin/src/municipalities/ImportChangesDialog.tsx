import { readData, type MunicipalityImportEntryDto } from '@pratiche/api';
import { Dialog, formatMoment, useApi, QueryState } from '@pratiche/ui';
import { useQuery } from '@tanstack/react-query';
import { MunicipalityDifferenceList } from './MunicipalityDifferenceList.js';
import { MUNICIPALITIES_TEXTS } from './texts.js';

const MAX_SHOWN = 500;

/** Lists the changes of one import, row by row. */
export function ImportChangesDialog({
  entry,
  onClose,
}: {
  entry: MunicipalityImportEntryDto;
  onClose: () => void;
}) {
  const api = useApi();
  const { data, error, refetch } = useQuery({
    queryKey: ['municipality-imports', entry.id],
    queryFn: () =>
      readData(api.GET('/api/municipalities/imports/{id}', { params: { path: { id: entry.id } } })),
    staleTime: Infinity,
  });
  return (
    <Dialog
      open
      title={MUNICIPALITIES_TEXTS.changesOf(formatMoment(entry.createdAt))}
      onClose={onClose}
    >
      <QueryState for={{ data, error, refetch }} />
      {data && <MunicipalityDifferenceList of={data.slice(0, MAX_SHOWN)} total={data.length} />}
    </Dialog>
  );
}
