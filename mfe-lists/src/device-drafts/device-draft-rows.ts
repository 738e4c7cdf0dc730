import type { DeviceWork } from '@pratiche/domain';
import { DEVICE_DRAFTS_TEXTS as TEXTS } from './texts.js';

/** A dossier in the list of what a device keeps; `id` is `null` for one without a number. */
export interface DeviceDraftRow {
  id: number | null;
  title: string;
  note: string;
}

/** What the list says of a dossier of which the device keeps anything. */
export function toDeviceDraftRow(work: DeviceWork): DeviceDraftRow {
  return { id: work.id, title: describeDossier(work), note: describeWaiting(work) };
}

function describeDossier({ id, client, isDraft }: DeviceWork): string {
  if (id === null) return TEXTS.newDossier;
  if (!isDraft) return TEXTS.dossier(id);
  return client === '' ? TEXTS.draft(id) : TEXTS.draftOf(id, client);
}

function describeWaiting({ isTyped, fileCount }: DeviceWork): string {
  const parts = [
    ...(isTyped ? [TEXTS.changesToSend] : []),
    ...(fileCount > 0 ? [TEXTS.filesToSend(fileCount)] : []),
  ];
  return parts.length === 0 ? TEXTS.nothingToSend : parts.join(', ');
}
