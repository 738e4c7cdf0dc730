import { getDeviceName } from '@pratiche/domain';
import type { SignatureEvent } from '@pratiche/domain/signatures';

/**
 * Names of the devices of a record by their `User-Agent`: "Chrome su Android". Those that would
 * share a name are numbered, so that a step tells which of them it came from.
 */
export function listDevices(events: readonly SignatureEvent[]): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  for (const { device } of events) {
    if (!device || names.has(device)) continue;
    const name = getDeviceName(device);
    const taken = [...names.keys()].filter((known) => getDeviceName(known) === name).length;
    names.set(device, taken === 0 ? name : `${name} (${taken + 1})`);
  }
  return names;
}
