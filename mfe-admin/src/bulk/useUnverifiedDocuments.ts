import { readData } from '@pratiche/api';
import {
  type StatusCode,
  needsVerifiedDocuments,
  type UnverifiedDocuments,
} from '@pratiche/domain';
import { errorText, useAlerts, useApi } from '@pratiche/ui';
import { useVerificationQuestion } from '@pratiche/ui/office';

/** What a list does not know of its dossiers: how many of their documents are not verified. */
export function useUnverifiedDocuments(): {
  /** `null` where it cannot be told; the reason is shown. */
  countUnverified: (ids: readonly number[]) => Promise<UnverifiedDocuments | null>;
  /** Asks before a dossier goes on with documents not verified. */
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
      return unverified !== null && askVerification(to, unverified.documents);
    },
  };
}
