import { badRequest } from '../../platform/http/index.js';
import type { SeenRevisionDto } from './dto/seen-revision.dto.js';

/** The dossiers of a bulk action, with the revisions that the caller saw. */
export interface BulkRequest {
  ids: readonly number[];
  /** `null` of a dossier whose revision the caller does not say. */
  findSeen: (id: number) => number | null;
  /** The call is about one dossier: it is answered with the problem, not with a row. */
  isSingle: boolean;
}

/**
 * @param ifMatch the revision of the only dossier
 * @throws 400 where a header is to stand for several dossiers
 */
export function createBulkRequest(
  { ids, revisions }: { ids: readonly number[]; revisions?: readonly SeenRevisionDto[] | null },
  ifMatch: number | null,
): BulkRequest {
  if (ifMatch !== null && new Set(ids).size !== 1)
    throw badRequest(
      'Con più pratiche indica le revisioni in «revisions», non in If-Match.',
      'invalid-if-match',
    );
  const seen = new Map((revisions ?? []).map(({ id, revision }) => [id, revision]));
  return {
    ids,
    findSeen: (id) => ifMatch ?? seen.get(id) ?? null,
    isSingle: ifMatch !== null,
  };
}
