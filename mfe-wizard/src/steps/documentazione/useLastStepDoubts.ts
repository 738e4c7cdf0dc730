import type { LastStepDto } from '@pratiche/api';
import { useComparedDoubts } from '../../doubts/useComparedDoubts.js';

/** What comparing the dossier found, as the last step shows it. */
export const useLastStepDoubts = ({ moduleId, version, documentSet }: LastStepDto) =>
  useComparedDoubts({
    id: moduleId,
    version,
    documents: documentSet.documentsDocumentsSetResponse,
  });
