import { readData, type AdminDossierDto, type DossierDoubtsDto } from '@pratiche/api';
import type { OpenPoints } from '@pratiche/domain';
import { errorText, useAlerts, useApi } from '@pratiche/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { createDoubtsQuery, doubtsKey } from '../../doubts/useComparedDoubts.js';
import { useDossierDoubts, type DossierDoubt } from '../../doubts/useDossierDoubts.js';
import type { MessageThreadState } from '../../messages/useMessageThread.js';
import { refetchIfFree } from '../queries/useAdminDossier.js';

export interface OpenPointsState extends OpenPoints {
  /** All doubts, seen ones among them. */
  list: readonly DossierDoubt[];
  /** What is open once the answers that are on their way have come. */
  settle: () => Promise<OpenPoints>;
}

const countRequested = ({ documents }: Pick<AdminDossierDto, 'documents'>): number =>
  documents.filter(({ isAskedAgain }) => isAskedAgain).length;

/** What of a dossier is still open: doubts, requested documents and messages. */
export function useOpenPoints(
  dossier: AdminDossierDto,
  { thread }: Pick<MessageThreadState, 'thread'>,
): OpenPointsState {
  const api = useApi();
  const queries = useQueryClient();
  const { doubts: list } = useDossierDoubts(dossier);
  const requests = thread?.requests.length ?? countRequested(dossier);
  const messages = thread?.unread ?? 0;
  const countUnseen = (doubts: readonly Pick<DossierDoubt, 'seen'>[]) =>
    doubts.filter(({ seen }) => seen === null).length;
  return {
    list,
    doubts: countUnseen(list),
    requests,
    messages,
    settle: async () => {
      // Without an answer of the server, what the page knows itself counts.
      const doubts = await queries
        .ensureQueryData<DossierDoubtsDto>(createDoubtsQuery(api, dossier))
        .then(
          (answer) => answer.doubts,
          () => list,
        );
      return { doubts: countUnseen(doubts), requests, messages };
    },
  };
}

export interface DoubtMarking {
  busy: boolean;
  /** @returns whether it was kept; a failure is shown */
  markDoubts: (doubts: readonly DossierDoubt[], isSeen: boolean) => Promise<boolean>;
}

/** Marks doubts as seen, for the colleagues too. */
export function useDoubtMarking(dossierId: number): DoubtMarking {
  const api = useApi();
  const alerts = useAlerts();
  const queries = useQueryClient();
  const [busy, setBusy] = useState(false);

  async function markDoubts(doubts: readonly DossierDoubt[], isSeen: boolean): Promise<boolean> {
    setBusy(true);
    try {
      const answer = await readData(
        api.PUT('/api/Module/doubts/{id}/seen', {
          params: { path: { id: dossierId } },
          body: { doubts: doubts.map(({ fingerprint }) => ({ fingerprint })), isSeen },
        }),
      );
      await queries.cancelQueries({ queryKey: doubtsKey(dossierId) });
      queries.setQueriesData<DossierDoubtsDto>({ queryKey: doubtsKey(dossierId) }, answer);
      await refetchIfFree(queries, dossierId);
      return true;
    } catch (error) {
      alerts.error(errorText(error));
      await queries.invalidateQueries({ queryKey: doubtsKey(dossierId) });
      return false;
    } finally {
      setBusy(false);
      void queries.invalidateQueries({ queryKey: ['dossiers'] });
    }
  }

  return { busy, markDoubts };
}
