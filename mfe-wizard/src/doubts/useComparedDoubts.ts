import { readData, type DossierDoubtDto, type DossierDoubtsDto } from '@pratiche/api';
import { useApi } from '@pratiche/ui';
import { useQuery } from '@tanstack/react-query';

/** What the answer depends on: a save and a file more may change it. */
interface ComparedDossier {
  id: number;
  version: number;
  documents: readonly { document: { files: readonly { id: number }[] } }[];
}

/**
 * What only the server can doubt, because it compares the dossier with its invoices, its files and
 * with others; nothing until it is there, and when it cannot be had: nothing waits for it.
 * @param isAsked nothing is asked before
 */
export function useComparedDoubts(
  { id, version, documents }: ComparedDossier,
  isAsked = true,
): {
  doubts: readonly DossierDoubtDto[];
  others: DossierDoubtsDto['others'];
  /** An answer is on its way: not without a network. */
  isLoading: boolean;
} {
  const api = useApi();
  const fileIds = documents.flatMap(({ document }) => document.files.map((file) => file.id));
  const { data, isLoading } = useQuery({
    queryKey: ['dossier-doubts', id, `${version}:${fileIds.join()}`],
    queryFn: () => readData(api.GET('/api/Module/doubts/{id}', { params: { path: { id } } })),
    enabled: isAsked,
    staleTime: 0,
    // A file or a save more: what was doubtful stays in view until the answer is there.
    placeholderData: (last, query) => (query?.queryKey[1] === id ? last : undefined),
    retry: false,
  });
  return {
    doubts: data?.doubts.filter(({ origin }) => origin !== 'form') ?? [],
    others: data?.others ?? [],
    isLoading,
  };
}
