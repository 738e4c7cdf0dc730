import {
  readData,
  type ApiClient,
  type DossierDoubtDto,
  type DossierDoubtsDto,
} from '@pratiche/api';
import { useApi } from '@pratiche/ui';
import { useQuery } from '@tanstack/react-query';

/** What the answer depends on: a save and a file more may change it. */
export interface ComparedDossier {
  id: number;
  version: number;
  documents: readonly { document: { files: readonly { id: number }[] } }[];
}

export const doubtsKey = (id: number) => ['dossier-doubts', id] as const;

export function createDoubtsQuery(api: ApiClient, { id, version, documents }: ComparedDossier) {
  const fileIds = documents.flatMap(({ document }) => document.files.map((file) => file.id));
  return {
    queryKey: [...doubtsKey(id), `${version}:${fileIds.join()}`],
    queryFn: () => readData(api.GET('/api/Module/doubts/{id}', { params: { path: { id } } })),
    retry: false,
  };
}

/**
 * What only the server can doubt, because it compares the dossier with its invoices, its files and
 * with others; nothing until it is there, and when it cannot be had: nothing waits for it.
 * @param isAsked nothing is asked before
 */
export function useComparedDoubts(
  dossier: ComparedDossier,
  isAsked = true,
): {
  doubts: readonly DossierDoubtDto[];
  /** The mark of a doubt of the form, which the page finds itself. */
  findMark: (doubt: Pick<DossierDoubtDto, 'field' | 'message'>) => DoubtMark;
  others: DossierDoubtsDto['others'];
  /** An answer is on its way: not without a network. */
  isLoading: boolean;
} {
  const api = useApi();
  const { id } = dossier;
  const { data, isLoading } = useQuery({
    ...createDoubtsQuery(api, dossier),
    enabled: isAsked,
    staleTime: 0,
    // A file or a save more: what was doubtful stays in view until the answer is there.
    placeholderData: (last, query) => (query?.queryKey[1] === id ? last : undefined),
  });
  return {
    doubts: data?.doubts.filter(({ origin }) => origin !== 'form') ?? [],
    findMark: ({ field, message }) =>
      data?.doubts.find((one) => one.field === field && one.message === message) ?? UNMARKED,
    others: data?.others ?? [],
    isLoading,
  };
}

export type DoubtMark = Pick<DossierDoubtDto, 'fingerprint' | 'seen'>;

/** Nothing can be marked before the server has named it. */
const UNMARKED: DoubtMark = { fingerprint: '', seen: null };
