import { dropEverything, readRelease, storeRelease } from './release-cache.js';
import { worker } from './worker-scope.js';

/** What a fitter needs without a network. */
const OFFLINE_REMOTES = ['mfe-wizard', 'mfe-lists'] as const;
const HOST = 'shell';
/** `remotes.json` switches the worker off with this name and any address. */
const OFF_SWITCH = 'service-worker-off';

export type RemoteManifest = Readonly<Record<string, unknown>>;

const absolute = (address: string): string => new URL(address, worker.location.origin).href;

let lastTurn: Promise<void> = Promise.resolve();

/** Keeps the releases that the list names; one call after another. */
export function followManifest(manifest: RemoteManifest): Promise<void> {
  lastTurn = lastTurn.then(() => applyManifest(manifest)).catch(() => undefined);
  return lastTurn;
}

async function applyManifest(manifest: RemoteManifest): Promise<void> {
  if (OFF_SWITCH in manifest) return switchOff();
  const entries: [string, unknown][] = [
    [HOST, '/'],
    ...OFFLINE_REMOTES.map((name): [string, unknown] => [name, manifest[name]]),
  ];
  for (const [name, entry] of entries)
    // One that does not come now leaves the others in peace, and is tried at the next visit.
    if (typeof entry === 'string') await storeRelease(name, absolute(entry)).catch(() => undefined);
}

/** The worker goes, with everything it keeps; pages are served by the network alone. */
async function switchOff(): Promise<void> {
  await dropEverything();
  await worker.registration.unregister();
}

/** The list without a network: the releases that are whole on this device. */
export async function readStoredManifest(): Promise<RemoteManifest> {
  const stored = await Promise.all(OFFLINE_REMOTES.map(readRelease));
  return Object.fromEntries(stored.flatMap((one) => (one === null ? [] : [[one.name, one.entry]])));
}
