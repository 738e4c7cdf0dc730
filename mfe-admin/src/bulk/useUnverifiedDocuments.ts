import { readData, type DossierListItemDto } from '@pratiche/api';
import {
  type StatusCode,
  needsVerifiedDocuments,
  type OpenPoints,
  type UnverifiedDocuments,
} from '@pratiche/domain';
import { errorText, useAlerts, useApi } from '@pratiche/ui';
import { useVerificationQuestion } from '@pratiche/ui/office';
import { BULK_TEXTS } from './texts.js';

/** What a list knows to be open in a dossier. */
export type ListedOpenPoints = Pick<
  DossierListItemDto,
  'doubts' | 'openRequests' | 'unreadMessages'
>;

/** Whether open requests were among what was asked about, where the server wants to know. */
type StepAnswer = boolean | { isOpenConfirmed: boolean };

export const toOpenPoints = ({
  doubts,
  openRequests,
  unreadMessages,
}: ListedOpenPoints): OpenPoints => ({
  doubts,
  requests: openRequests,
  messages: unreadMessages,
});

/** Counts what a list does not know of its dossiers: documents not verified, Ecobonus not due. */
export function useUnverifiedDocuments(): {
  /** `null` where it cannot be told; the reason is shown. */
  countUnverified: (ids: readonly number[]) => Promise<UnverifiedDocuments | null>;
  /** Asks once before a dossier goes on with documents not verified, something open, or as an Ecobonus not due. */
  confirmStep: (row: ListedOpenPoints & { id: number }, to: StatusCode) => Promise<StepAnswer>;
} {
  const api = useApi();
  const alerts = useAlerts();
  const askVerification = useVerificationQuestion();
  const countUnverified = async (ids: readonly number[]): Promise<UnverifiedDocuments | null> => {
    try {
      return await readData(
        api.POST('/api/Module/documentChecks/unverified', { body: { ids: [...ids] } }),
      );
    } catch (error) {
      alerts.error(errorText(error));
      return null;
    }
  };
  return {
    countUnverified,
    confirmStep: async ({ id, ...row }, to) => {
      if (!needsVerifiedDocuments(to)) return true;
      const unverified = await countUnverified([id]);
      if (unverified === null) return false;
      const doubts = (unverified.ecobonusDossiers ?? 0) > 0 ? [BULK_TEXTS.noEcobonus] : [];
      const open = toOpenPoints(row);
      const may = await askVerification(to, unverified.documents, doubts, open);
      return may && to === 'ACCEPTED' ? { isOpenConfirmed: open.requests > 0 } : may;
    },
  };
}
