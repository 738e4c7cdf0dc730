import { DEVICE_DRAFTS_TEXTS } from './texts.js';

/** A dossier in the list of what a device keeps; `id` is `null` for one without a number. */
export interface DeviceDraftRow {
  id: number | null;
  title: string;
  note: string;
}

interface KeptDraft {
  id: number;
  client: string;
}

/** One row for each dossier of which the device keeps anything, those that were begun here first. */
export function toDeviceDraftRows(
  drafts: readonly KeptDraft[],
  files: readonly { dossierId: number }[],
  typed: readonly (number | null)[],
): DeviceDraftRow[] {
  const clients = new Map(drafts.map(({ id, client }) => [id, client]));
  const numbers = [...clients.keys(), ...files.map(({ dossierId }) => dossierId)];
  const ids = new Set<number | null>([...typed.filter((id) => id === null), ...numbers, ...typed]);
  return [...ids].map((id) => {
    const count = files.filter(({ dossierId }) => dossierId === id).length;
    const client = id === null ? '' : (clients.get(id) ?? '');
    return {
      id,
      title:
        id === null
          ? DEVICE_DRAFTS_TEXTS.newDossier
          : client === ''
            ? DEVICE_DRAFTS_TEXTS.draft(id)
            : DEVICE_DRAFTS_TEXTS.draftOf(id, client),
      note: describeWaiting(count, typed.includes(id)),
    };
  });
}

function describeWaiting(files: number, isTyped: boolean): string {
  const parts = [
    ...(isTyped ? [DEVICE_DRAFTS_TEXTS.changesToSend] : []),
    ...(files > 0 ? [DEVICE_DRAFTS_TEXTS.filesToSend(files)] : []),
  ];
  return parts.length === 0 ? DEVICE_DRAFTS_TEXTS.nothingToSend : parts.join(', ');
}
