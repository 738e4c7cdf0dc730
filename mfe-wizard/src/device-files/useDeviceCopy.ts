import { isOpenStatus, type StatusCode } from '@pratiche/domain';
import { useEffect } from 'react';
import type { DossierSession } from '../state/dossier-session.js';
import type { SessionState } from '../state/session-state.js';
import { loadDeviceStore } from '../state/load-device-store.js';

type KeptState = Pick<SessionState, 'record' | 'lastStep' | 'isSent' | 'wasSentHere'>;

/** Keeps the open dossier on this device, so that it opens without a network; one that was sent goes. */
export function useDeviceCopy(session: DossierSession, accountId: number): void {
  useEffect(() => {
    let kept: KeptState | null = null;
    // One after the other: a copy that is still being written must not outlive the sending.
    let lastCopy = Promise.resolve();
    const keep = () => {
      const { record, lastStep, isSent, wasSentHere } = session.store.get();
      if (
        kept?.record === record &&
        kept.lastStep === lastStep &&
        kept.isSent === isSent &&
        kept.wasSentHere === wasSentHere
      )
        return;
      kept = { record, lastStep, isSent, wasSentHere };
      lastCopy = lastCopy.then(() => keepCopy(session, accountId)).catch(() => undefined);
    };
    keep();
    return session.store.subscribe(keep);
  }, [session, accountId]);
}

async function keepCopy(session: DossierSession, accountId: number): Promise<void> {
  const { record, lastStep, isSent, wasSentHere } = session.store.get();
  const form = session.storedForm;
  if (record === null || form === null || session.viewer !== 'fitter') return;
  const store = await loadDeviceStore();
  if (store === null) return;
  if (isSent || wasSentHere || !isOpenStatus(record.status.code as StatusCode))
    return store.removeDeviceDraft(accountId, record.id);
  const known = lastStep ?? (await store.readDeviceDraft(accountId, record.id))?.lastStep ?? null;
  await store.keepDeviceDraft({
    accountId,
    id: record.id,
    client: [form.beneficiaryFirstName, form.beneficiaryLastName].filter(Boolean).join(' '),
    dossier: structuredClone({ ...form, ...record }),
    lastStep: known === null ? null : structuredClone(known),
    keptAt: Date.now(),
  });
}
