import { readData } from '@pratiche/api';
import type { PublicSettings } from '@pratiche/domain';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { api } from '../session/session.js';

const STALE_TIME_MS = 300_000;

/** Settings as the server tells them, for pages that say when they are not here. */
export const useSettingsQuery = (): UseQueryResult<PublicSettings> =>
  useQuery<PublicSettings>({
    queryKey: ['settings-in-force'],
    queryFn: () => readData(api.GET('/api/Settings/current')),
    staleTime: STALE_TIME_MS,
    retry: 1,
  });
