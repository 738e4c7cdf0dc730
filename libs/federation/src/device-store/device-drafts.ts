import { openDeviceDatabase, type DeviceDraft } from './device-database.js';

/** Dossiers that a device keeps of an account. */
const MAX_DRAFTS = 50;

const newestFirst = (one: DeviceDraft, other: DeviceDraft): number => other.keptAt - one.keptAt;

/** Keeps a dossier as it is now, instead of its earlier copy; the oldest of too many goes. */
export async function keepDeviceDraft(draft: DeviceDraft): Promise<void> {
  const database = await openDeviceDatabase();
  await database.put('drafts', draft);
  const kept = await listDeviceDrafts(draft.accountId);
  for (const { accountId, id } of kept.slice(MAX_DRAFTS))
    await database.delete('drafts', [accountId, id]);
}

/** Dossiers of an account that open without a network, the latest first. */
export async function listDeviceDrafts(accountId: number): Promise<DeviceDraft[]> {
  const database = await openDeviceDatabase();
  return (await database.getAllFromIndex('drafts', 'account', accountId)).sort(newestFirst);
}

export async function readDeviceDraft(accountId: number, id: number): Promise<DeviceDraft | null> {
  return (await (await openDeviceDatabase()).get('drafts', [accountId, id])) ?? null;
}

export async function removeDeviceDraft(accountId: number, id: number): Promise<void> {
  await (await openDeviceDatabase()).delete('drafts', [accountId, id]);
}
