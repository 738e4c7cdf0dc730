import { readData, type WaitingDeviceDto } from '@pratiche/api';
import { useApi } from '@pratiche/ui';
import { useQuery } from '@tanstack/react-query';

const POLL_MS = 15_000;
const NONE: readonly WaitingDeviceDto[] = [];

export const waitingFilesKey = (dossierId: number) => ['waiting-files', dossierId];

/** Devices that still have files of the dossier, read again while there are any. */
export function useWaitingDevices(dossierId: number): readonly WaitingDeviceDto[] {
  const api = useApi();
  const { data } = useQuery({
    queryKey: waitingFilesKey(dossierId),
    queryFn: () =>
      readData(api.GET('/api/Module/waitingFiles/{id}', { params: { path: { id: dossierId } } })),
    staleTime: 0,
    refetchInterval: ({ state }) => ((state.data ?? []).length > 0 ? POLL_MS : false),
  });
  return data ?? NONE;
}
