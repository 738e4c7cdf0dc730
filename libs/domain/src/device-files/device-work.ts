import { isOpenStatus, isStatusCode } from '../statuses/index.js';

/** A dossier of which a device keeps something; `id` is `null` for one without a number. */
export interface DeviceWork {
  id: number | null;
  /** Empty where it is not known. */
  client: string;
  /** The device knows it as a draft, not only by what waits for it. */
  isDraft: boolean;
  /** There is typing that the server lacks. */
  isTyped: boolean;
  /** Files that wait. */
  fileCount: number;
}

interface KeptDossier {
  id: number;
  client: string;
  /** As the server named it last; a copy without one is a draft. */
  statusCode: string | undefined;
}

const mayBeEdited = ({ statusCode }: KeptDossier): boolean =>
  statusCode === undefined || (isStatusCode(statusCode) && isOpenStatus(statusCode));

/**
 * One entry for each dossier of which a device keeps anything, those that were begun there first.
 * A dossier that was sent is none to go on with.
 */
export function listDeviceWork(
  kept: readonly KeptDossier[],
  files: readonly { dossierId: number }[],
  typed: readonly (number | null)[],
): DeviceWork[] {
  const drafts = new Map(kept.filter(mayBeEdited).map(({ id, client }) => [id, client]));
  const sent = new Set<number | null>(
    kept.filter((dossier) => !mayBeEdited(dossier)).map(({ id }) => id),
  );
  const numbers = [...drafts.keys(), ...files.map(({ dossierId }) => dossierId)];
  const ids = new Set<number | null>([...typed.filter((id) => id === null), ...numbers, ...typed]);
  return [...ids]
    .filter((id) => !sent.has(id))
    .map((id) => ({
      id,
      client: id === null ? '' : (drafts.get(id) ?? ''),
      isDraft: id === null || drafts.has(id),
      isTyped: typed.includes(id),
      fileCount: files.filter(({ dossierId }) => dossierId === id).length,
    }));
}
