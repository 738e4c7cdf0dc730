import type { CDPSession, Page } from 'playwright-core';

/** One response as transferred over the network. */
export interface FetchedResource {
  url: string;
  bytes: number;
  /** From the browser's cache, without a request. */
  isCached: boolean;
  type: string;
}

export interface SlowNetwork {
  session: CDPSession;
  fetched: FetchedResource[];
}

/** Bytes per second of a line of so many Mbit/s. */
const bytesPerSecond = (megabits: number): number => (megabits * 1_000_000) / 8;
const UPLOAD_MBIT = 0.75;

/** Slows the network and the processor of a page, and records the fetched resources. */
export async function throttleNetwork(
  page: Page,
  { megabits, latencyMs, slowed }: { megabits: number; latencyMs: number; slowed: number },
): Promise<SlowNetwork> {
  const session = await page.context().newCDPSession(page);
  const fetched: FetchedResource[] = [];
  const open = new Map<string, Omit<FetchedResource, 'bytes'>>();
  session.on('Network.responseReceived', ({ requestId, response, type }) => {
    open.set(requestId, {
      url: response.url,
      type,
      isCached: response.fromDiskCache === true || response.fromPrefetchCache === true,
    });
  });
  session.on('Network.requestServedFromCache', ({ requestId }) => {
    const known = open.get(requestId);
    if (known) known.isCached = true;
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const known = open.get(requestId);
    if (known) fetched.push({ ...known, bytes: known.isCached ? 0 : encodedDataLength });
  });
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: latencyMs,
    downloadThroughput: bytesPerSecond(megabits),
    uploadThroughput: bytesPerSecond(Math.min(megabits, UPLOAD_MBIT)),
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowed });
  return { session, fetched };
}
