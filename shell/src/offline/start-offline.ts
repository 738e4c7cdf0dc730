import type { ApiClient } from '@pratiche/api';
import {
  canKeepFiles,
  removeExpiredDeviceCopies,
  startUploads,
} from '@pratiche/federation/device-store';
import { queryClient } from '@pratiche/ui';
import { keepInstallOffer } from './install-prompt.js';
import { keepReferenceData } from './reference-data.js';
import { forgetSentDrafts } from './sent-drafts.js';

/**
 * Registers the service worker, deletes what is too old, keeps what dossiers need,
 * and sends what waits.
 * @returns the function that stops it
 */
export function startOffline(
  api: ApiClient,
  user: { id: number; firstName: string | null },
): () => void {
  keepInstallOffer();
  void registerServiceWorker().catch(() => undefined);
  if (!canKeepFiles()) return () => undefined;
  void removeExpiredDeviceCopies().catch(() => undefined);
  const runner = startUploads(api, user);
  const stopKeeping = keepReferenceData(queryClient, api);
  const stopForgetting = forgetSentDrafts(queryClient, user.id);
  return () => {
    stopForgetting();
    stopKeeping();
    runner.stop();
  };
}

async function registerServiceWorker(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  await navigator.serviceWorker.register('/sw.js');
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage({ type: 'store-releases' });
}
