import { readData, type QueueDossierDto, type QueueNeighboursDto } from '@pratiche/api';
import { errorText, useAlerts, useApi } from '@pratiche/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useContext, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { adminDossierPath } from '../../shared/admin-dossier-path.js';
import { createDossierQuery } from '../queries/useAdminDossier.js';
import type { ListOrigin } from './list-origin.js';
import { KEPT_WITH_ADDRESS, ShowNextContext } from './useShownDossier.js';
import { QUEUE_TEXTS } from './texts.js';

export interface Queue {
  /** `undefined` while they are being found. */
  previous: QueueDossierDto | null | undefined;
  next: QueueDossierDto | null | undefined;
  busy: boolean;
  goPrevious: () => Promise<void>;
  /**
   * Asked to say first why the dossier is left, it stays.
   * @param act runs beside the question for the next dossier, and says whether it was done: the way
   * from key to content is one round trip, because the next dossier is read already
   */
  goNext: (act?: Promise<boolean>) => Promise<'gone' | 'stays' | 'reason-missing'>;
}

/** "12 · Mario Rossi". */
export const formatQueueDossier = ({ id, client }: QueueDossierDto): string =>
  [id, client].filter(Boolean).join(' · ');

const WHOLE_LIST = { state: 'RECEIVED' as const };

/** The dossiers before and after one; the next one is read before it is asked for. */
function useNeighbours(
  dossierId: number,
  origin: ListOrigin | null,
): QueueNeighboursDto | undefined {
  const api = useApi();
  const queries = useQueryClient();
  const { data } = useQuery({
    queryKey: ['queue', dossierId, origin?.query],
    queryFn: () =>
      readData(
        api.GET('/api/Module/queue/neighbours/{id}', {
          params: { path: { id: dossierId }, query: origin?.query ?? WHOLE_LIST },
        }),
      ),
    enabled: origin !== null,
  });
  const nextId = data?.next?.id ?? null;
  useEffect(() => {
    if (nextId !== null) void queries.prefetchQuery(createDossierQuery(api, nextId));
  }, [api, queries, nextId]);
  return data;
}

/** The way from a dossier to the one before and the one after it in its list. */
export function useQueue(dossierId: number, origin: ListOrigin | null): Queue {
  const api = useApi();
  const alerts = useAlerts();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const { search, state } = useLocation();
  const [busy, setBusy] = useState(false);
  // The page of each dossier is a new one: how long it has been open tells its acts from older ones.
  const [opened] = useState(() => performance.now());
  const list = origin?.query ?? WHOLE_LIST;
  const neighbours = useNeighbours(dossierId, origin);
  const take = (query: { openMs?: number; named?: number; direction?: 'previous' }) =>
    readData(
      api.POST('/api/Module/queue/next', {
        params: { query: { ...list, from: dossierId, ...query } },
      }),
    );
  const showNext = useContext(ShowNextContext);
  const open = (id: number) => {
    showNext(id);
    setBusy(false);
    void navigate({ pathname: adminDossierPath(id), search }, { state: state as unknown });
  };

  // The server is asked again: a colleague may have taken the one that is named since it was found.
  const goPrevious = async (): Promise<void> => {
    if (origin === null || busy) return;
    setBusy(true);
    try {
      const { next: previous } = await take({ direction: 'previous' });
      if (previous !== null) return open(previous.id);
      alerts.success(QUEUE_TEXTS.nothingBefore, KEPT_WITH_ADDRESS);
    } catch (error) {
      alerts.error(QUEUE_TEXTS.previousFailed(errorText(error)), KEPT_WITH_ADDRESS);
    }
    setBusy(false);
  };

  const goNext: Queue['goNext'] = async (act) => {
    if (origin === null || busy) return 'stays';
    setBusy(true);
    try {
      const openMs = Math.round(performance.now() - opened);
      // The one that the button named: an act may have given the dossier another place in the list.
      const named = neighbours?.next ?? null;
      const [{ next, isReasonMissing }, isDone] = await Promise.all([
        // After an act nothing has to be explained, and the act may still be under way.
        take({
          ...(act === undefined ? { openMs } : {}),
          ...(named === null ? {} : { named: named.id }),
        }),
        act ?? true,
      ]);
      if (isDone && next !== null) {
        if (named !== null && next.id !== named.id)
          alerts.success(
            QUEUE_TEXTS.namedTaken(formatQueueDossier(named), formatQueueDossier(next)),
            KEPT_WITH_ADDRESS,
          );
        open(next.id);
        return 'gone';
      }
      if (isDone && isReasonMissing) {
        setBusy(false);
        return 'reason-missing';
      }
      if (isDone) {
        alerts.success(QUEUE_TEXTS.nothingLeft, KEPT_WITH_ADDRESS);
        void queries.invalidateQueries({ queryKey: ['queue'] });
      }
    } catch (error) {
      alerts.error(QUEUE_TEXTS.nextFailed(errorText(error)), KEPT_WITH_ADDRESS);
    }
    setBusy(false);
    return 'stays';
  };

  return {
    previous: neighbours?.previous,
    next: neighbours?.next,
    busy,
    goPrevious,
    goNext,
  };
}
