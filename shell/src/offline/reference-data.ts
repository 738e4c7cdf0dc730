import { readData, type ApiClient } from '@pratiche/api';
import { CURRENT_SETTING_DEFAULTS, type PublicSettings } from '@pratiche/domain';
import {
  keepReference,
  readReference,
  type ReferenceName,
} from '@pratiche/federation/device-store';
import type { Query, QueryClient } from '@tanstack/react-query';

const KEYS = {
  municipalities: 'municipalities',
  settings: 'settings-in-force',
} as const satisfies Record<ReferenceName, string>;

/** Age at which the municipalities are fetched again by themselves. */
const MAX_AGE_MS = 7 * 86_400_000;

const findName = ({ queryKey }: Query): ReferenceName | null =>
  queryKey.length !== 1
    ? null
    : ((Object.keys(KEYS) as ReferenceName[]).find((name) => KEYS[name] === queryKey[0]) ?? null);

/**
 * Keeps municipalities and settings on this device, and gives them to the pages where the network
 * does not answer, so that dossiers can be filled in without one.
 * @returns the function that stops it
 */
export function keepReferenceData(client: QueryClient, api: ApiClient): () => void {
  for (const name of Object.keys(KEYS) as ReferenceName[]) {
    const query = client.getQueryCache().find({ queryKey: [KEYS[name]] });
    if (query?.state.data !== undefined) keep(name, query.state.data);
    else if (query?.state.status === 'error') void restore(client, name);
  }
  void fetchMunicipalities(client, api);
  return client.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated') return;
    const name = findName(event.query);
    if (name === null) return;
    if (event.action.type === 'success' && event.action.manual !== true)
      keep(name, event.action.data);
    if (event.action.type === 'error' && event.query.state.data === undefined)
      void restore(client, name);
  });
}

function keep(name: ReferenceName, value: unknown): void {
  if (typeof value === 'object' && value !== null)
    void keepReference(name, value).catch(() => undefined);
}

async function restore(client: QueryClient, name: ReferenceName): Promise<void> {
  const kept = await readReference(name).catch(() => null);
  const queryKey = [KEYS[name]];
  if (kept === null || client.getQueryData(queryKey) !== undefined) return;
  client.setQueryData(queryKey, name === 'settings' ? completeSettings(kept.value) : kept.value);
  // The server's own answer replaces it as soon as there is a network.
  await client.invalidateQueries({ queryKey, exact: true, refetchType: 'none' });
}

/** A release before this one kept no values of the kinds that came since. */
function completeSettings(kept: object): PublicSettings {
  const settings = kept as PublicSettings;
  return { ...settings, current: { ...CURRENT_SETTING_DEFAULTS, ...settings.current } };
}

/** A phone that never opened an address has them too, once a week and where data are not spared. */
async function fetchMunicipalities(client: QueryClient, api: ApiClient): Promise<void> {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  const known = client.getQueryState([KEYS.municipalities]);
  // A part that only looks at what others fetch has asked for nothing yet.
  const isAsked =
    known !== undefined && (known.status !== 'pending' || known.fetchStatus !== 'idle');
  if (!navigator.onLine || connection?.saveData || isAsked) return;
  const kept = await readReference('municipalities').catch(() => null);
  if (kept !== null && Date.now() - kept.keptAt < MAX_AGE_MS) return;
  await readData(api.GET('/api/municipalities/getAll'))
    .then((all) => keep('municipalities', all))
    .catch(() => undefined);
}
