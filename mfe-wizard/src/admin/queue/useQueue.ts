import { readData, type QueueDossierDto, type QueueNeighboursDto } from '@pratiche/api';
import { errorText, useAlerts, useApi } from '@pratiche/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { adminDossierPath } from '../../shared/admin-dossier-path.js';
import { createDossierQuery } from '../queries/useAdminDossier.js';
import type { ListOrigin } from './list-origin.js';

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

/** The dossiers before and after one in its list; the next one is read before it is asked for. */
export function useQueue(dossierId: number, origin: ListOrigin | null): Queue {
  const api = useApi();
  const alerts = useAlerts();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const { search, state } = useLocation();
  const [busy, setBusy] = useState(false);
  // The page of each dossier is a new one: how long it has been open tells its acts from older ones.
  const [opened] = useState(() => performance.now());
  const neighbours = {
    queryKey: ['queue', dossierId, origin?.query],
    queryFn: () =>
      readData(
        api.GET('/api/Module/queue/neighbours/{id}', {
          params: { path: { id: dossierId }, query: origin?.query ?? { state: 'RECEIVED' } },
        }),
      ),
  };
  const { data } = useQuery({ ...neighbours, enabled: origin !== null });
  const nextId = data?.next?.id ?? null;
  useEffect(() => {
    if (nextId !== null) void queries.prefetchQuery(createDossierQuery(api, nextId));
  }, [api, queries, nextId]);

  const open = (id: number) =>
    void navigate({ pathname: adminDossierPath(id), search }, { state: state as unknown });

  // A key pressed before the neighbours are known waits for them.
  const goPrevious = async (): Promise<void> => {
    if (origin === null) return;
    try {
      const { previous } = data ?? (await queries.ensureQueryData<QueueNeighboursDto>(neighbours));
      if (previous) open(previous.id);
    } catch (error) {
      alerts.error(`Errore Pratica precedente\n${errorText(error)}`);
    }
  };

  const goNext: Queue['goNext'] = async (act) => {
    if (origin === null || busy) return 'stays';
    setBusy(true);
    try {
      const openMs = Math.round(performance.now() - opened);
      const [{ next, isReasonMissing }, isDone] = await Promise.all([
        readData(
          api.POST('/api/Module/queue/next', {
            // After an act nothing has to be explained, and the act may still be under way.
            params: {
              query: { ...origin.query, from: dossierId, ...(act === undefined ? { openMs } : {}) },
            },
          }),
        ),
        act ?? true,
      ]);
      if (!isDone) return 'stays';
      if (isReasonMissing) return 'reason-missing';
      if (next === null) {
        alerts.success('Non ci sono altre pratiche da lavorare in questo elenco.');
        void queries.invalidateQueries({ queryKey: ['queue'] });
        return 'stays';
      }
      open(next.id);
      return 'gone';
    } catch (error) {
      alerts.error(`Errore Prossima pratica\n${errorText(error)}`);
      return 'stays';
    } finally {
      setBusy(false);
    }
  };

  return {
    previous: data?.previous,
    next: data?.next,
    busy,
    goPrevious,
    goNext,
  };
}
