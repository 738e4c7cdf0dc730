import type { DossierDto, LastStepDto } from '@pratiche/api';
import { loadDeviceStore } from './load-device-store.js';

/** The dossier as this device saw it last; `null` where it keeps none. */
export async function readDeviceDossier(
  accountId: number,
  id: number,
): Promise<{ dossier: DossierDto; lastStep: LastStepDto | null } | null> {
  try {
    const draft = await (await loadDeviceStore())?.readDeviceDraft(accountId, id);
    if (!draft) return null;
    return {
      dossier: draft.dossier as DossierDto,
      lastStep: draft.lastStep as LastStepDto | null,
    };
  } catch {
    return null;
  }
}
