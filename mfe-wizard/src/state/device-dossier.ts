import type { DossierDto, LastStepDto } from '@pratiche/api';
import { isOpenStatus, type StatusCode } from '@pratiche/domain';
import { loadDeviceStore } from './load-device-store.js';

/** The draft as this device saw it last; `null` where it keeps none, or it was sent. */
export async function readDeviceDossier(
  accountId: number,
  id: number,
): Promise<{ dossier: DossierDto; lastStep: LastStepDto | null } | null> {
  try {
    const draft = await (await loadDeviceStore())?.readDeviceDraft(accountId, id);
    if (!draft) return null;
    const dossier = draft.dossier as DossierDto;
    if (!isOpenStatus(dossier.status.code as StatusCode)) return null;
    return {
      dossier,
      lastStep: draft.lastStep as LastStepDto | null,
    };
  } catch {
    return null;
  }
}
