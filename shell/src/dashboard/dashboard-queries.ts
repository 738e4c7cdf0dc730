import {
  readData,
  readPage,
  type DossierCountDto,
  type DossierListItemDto,
  type ListFilter,
  type OwnFiguresDto,
} from '@pratiche/api';
import {
  addDays,
  AMBER_DAYS,
  DRAFT_STATUS,
  getTodayInRome,
  OWNER_LISTS,
  RETURN_STATUS_CODES,
  type StatusCode,
} from '@pratiche/domain';
import { useApi } from '@pratiche/ui';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { listTodayItems, type TodayItem } from './today-items.js';

/** Rows of each list among which the latest are chosen, some of which already wait above. */
const LATEST_SCANNED = 20;
const MAX_RETURNED = 50;
const MAX_NEAR_DEADLINES = 100;
/** Changes made elsewhere in the portal must show as soon as the user returns to the dashboard. */
const ALWAYS_REFETCH = { staleTime: 0, refetchOnMount: 'always' } as const;

export function useDossierCounts(): UseQueryResult<DossierCountDto> {
  const api = useApi();
  return useQuery({
    queryKey: ['dossiers', 'count'],
    queryFn: () => readData(api.GET('/api/Module/count')),
    ...ALWAYS_REFETCH,
  });
}

/** What the counts mean; the page does not wait for it. */
export function useOwnFigures(): UseQueryResult<OwnFiguresDto> {
  const api = useApi();
  return useQuery({
    queryKey: ['dossiers', 'figures'],
    queryFn: () => readData(api.GET('/api/Module/figures')),
    ...ALWAYS_REFETCH,
  });
}

export function useCreditBalance(): UseQueryResult<number> {
  const api = useApi();
  return useQuery({
    queryKey: ['credit'],
    queryFn: () => readData(api.GET('/api/Accounts/credit')),
    ...ALWAYS_REFETCH,
  });
}

/** The user's drafts whose deadline is near or past, most urgent first. */
export function useNearDeadlines(): UseQueryResult<DossierListItemDto[]> {
  const api = useApi();
  return useQuery({
    queryKey: ['dossiers', 'near-deadlines'],
    queryFn: async ({ signal }): Promise<DossierListItemDto[]> => {
      const { rows } = await readPage(
        api.GET('/api/Module/getAll', {
          params: {
            query: {
              state: 'DRAFT',
              deadlineTo: addDays(getTodayInRome(), AMBER_DAYS),
              sort: 'deadlineDate',
              page: 1,
              pageSize: MAX_NEAR_DEADLINES,
            },
          },
          signal,
        }),
      );
      return rows;
    },
    ...ALWAYS_REFETCH,
  });
}

/** How many of a dossier's mandatory documents are missing; `null` until it is known. */
export function useMissingDocuments(id: number): { missing: number; asked: number } | null {
  const api = useApi();
  const { data } = useQuery({
    queryKey: ['dossier-documents', id],
    queryFn: () => readData(api.GET('/api/Module/documents/{id}', { params: { path: { id } } })),
    ...ALWAYS_REFETCH,
  });
  if (data === undefined) return null;
  const asked = data.documents.filter(({ isMandatory }) => isMandatory);
  return { missing: asked.filter(({ toBeUploaded }) => toBeUploaded).length, asked: asked.length };
}

interface Today {
  /** `undefined` while not known, or where the server does not say. */
  items: TodayItem[] | undefined;
  nearDeadlines: number | undefined;
  /** Until all of the page is loaded, so that nothing moves afterwards. */
  isPending: boolean;
  error: Error | null;
  refetch: () => void;
}

/** What waits for the fitter today. */
export function useToday(): Today {
  const corrections = useCorrections();
  const near = useNearDeadlines();
  const queries = [corrections, near, useRecentActivity(), useDossierCounts()];
  return {
    items: corrections.data && near.data ? listTodayItems(corrections.data, near.data) : undefined,
    nearDeadlines: near.data?.length,
    isPending: queries.some((query) => query.isPending),
    error: corrections.error ?? near.error,
    refetch: () => void Promise.all(queries.map((query) => query.refetch())),
  };
}

/** Drafts scanned for those under correction, which were saved recently. */
const DRAFTS_SCANNED = 40;

/** Dossiers the back office sent back, the longest waiting first, those already under correction last. */
export function useCorrections(): UseQueryResult<DossierListItemDto[]> {
  const api = useApi();
  return useQuery({
    queryKey: ['dossiers', 'corrections'],
    queryFn: async ({ signal }): Promise<DossierListItemDto[]> => {
      const withStatus = (status: StatusCode) =>
        readPage(
          api.GET('/api/Module/getAll', {
            params: {
              query: { state: 'DRAFT', status, sort: 'updated', page: 1, pageSize: MAX_RETURNED },
            },
            signal,
          }),
        );
      const drafts = readPage(
        api.GET('/api/Module/getAll', {
          params: {
            query: {
              state: 'DRAFT',
              status: DRAFT_STATUS,
              sort: '-updated',
              page: 1,
              pageSize: DRAFTS_SCANNED,
            },
          },
          signal,
        }),
      );
      const [returned, begun] = await Promise.all([
        Promise.all(RETURN_STATUS_CODES.map(withStatus)),
        drafts,
      ]);
      return [
        ...returned.flatMap(({ rows }) => rows),
        ...begun.rows.filter(({ rejectReason }) => rejectReason !== null),
      ];
    },
    ...ALWAYS_REFETCH,
  });
}

/** The most recently changed dossiers of all lists. */
export function useRecentActivity(): UseQueryResult<DossierListItemDto[]> {
  const api = useApi();
  return useQuery({
    queryKey: ['dossiers', 'last-activity'],
    queryFn: async ({ signal }): Promise<DossierListItemDto[]> => {
      const latest = (state: ListFilter) =>
        readPage(
          api.GET('/api/Module/getAll', {
            params: { query: { state, sort: '-updated', page: 1, pageSize: LATEST_SCANNED } },
            signal,
          }),
        );
      const pages = await Promise.all(OWNER_LISTS.map(latest));
      return pages
        .flatMap(({ rows }) => rows)
        .sort((one, other) => other.updated.localeCompare(one.updated));
    },
    ...ALWAYS_REFETCH,
  });
}
