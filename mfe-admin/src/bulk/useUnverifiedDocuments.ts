import { readData } from '@pratiche/api';
import {
  type StatusCode,
  needsVerifiedDocuments,
  type UnverifiedDocuments,
} from '@pratiche/domain';
import { errorText, useAlerts, useApi } from '@pratiche/ui';
import { useVerificationQuestion } from '@pratiche/ui/office';
import { BULK_TEXTS } from './texts.js';

/** Counts what a list does not know of its dossiers: documents not verified, Ecobonus not due. */
export function useUnverifiedDocuments(): {
  /** `null` where it cannot be told; the reason is shown. */
  countUnverified: (ids: readonly number[]) => Promise<UnverifiedDocuments | null>;
  /** Asks before a dossier goes on with documents not verified, or as an Ecobonus not due. */
  confirmStep: (id: number, to: StatusCode) => Promise<boolean>;
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
    confirmStep: async (id, to) => {
      if (!needsVerifiedDocuments(to)) return true;
      const unverified = await countUnverified([id]);
      if (unverified === null) return false;
      const doubts = (unverified.ecobonusDossiers ?? 0) > 0 ? [BULK_TEXTS.noEcobonus] : [];
      return askVerification(to, unverified.documents, doubts);
    },
  };
}
