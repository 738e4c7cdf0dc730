import type { DossierDoubtDto, LastStepDto } from '@pratiche/api';
import { useServerDoubtsQuery } from '../../doubts/useServerDoubts.js';

/** What the server doubts beyond the form, asked anew when a save or a file may have changed it. */
export function useComparedDoubts({ moduleId, version, documentSet }: LastStepDto): {
  doubts: readonly DossierDoubtDto[];
  isLoading: boolean;
} {
  const fileIds = documentSet.documentsDocumentsSetResponse.flatMap(({ document }) =>
    document.files.map(({ id }) => id),
  );
  const { data, isLoading } = useServerDoubtsQuery(moduleId, `${version}:${fileIds.join()}`);
  return { doubts: data?.doubts.filter(({ origin }) => origin !== 'form') ?? [], isLoading };
}
