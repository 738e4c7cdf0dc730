const CHANNEL_NAME = 'pratiche-device';

const listeners = new Set<() => void>();
let channel: BroadcastChannel | null = null;

const callListeners = (): void => {
  for (const listener of [...listeners]) listener();
};

/** Other tabs, and the other copies of this library in this one, hear of changes as well. */
function openChannel(): BroadcastChannel | null {
  if (channel !== null || typeof BroadcastChannel === 'undefined') return channel;
  channel = new BroadcastChannel(CHANNEL_NAME);
  channel.onmessage = callListeners;
  return channel;
}

/** Says that the files on this device are others now. */
export function notifyDeviceChange(): void {
  callListeners();
  openChannel()?.postMessage('changed');
}

/** Calls `changed` whenever the files on this device change; returns the function that unsubscribes. */
export function onDeviceChange(changed: () => void): () => void {
  openChannel();
  listeners.add(changed);
  return () => listeners.delete(changed);
}
