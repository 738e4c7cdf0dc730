import type { RemoteOverrideDto } from '@pratiche/api';
import {
  dropRemoteOverride,
  type RemoteOverrideMarker,
} from '@pratiche/federation/remote-override';
import type { RemoteName } from '@pratiche/federation/routes';
import { showOverrideBar } from './override-bar.js';

/**
 * Has the server check what this browser keeps, and answers which remote comes from where. What the
 * server no longer permits is forgotten; without an answer the portal's own remotes are used.
 */
export async function applyRemoteOverride({
  ticket,
}: RemoteOverrideMarker): Promise<Partial<Record<RemoteName, string>>> {
  const response = await fetch('/api/RemoteOverrides/check', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ticket }),
    credentials: 'omit',
  });
  if (response.status === 400 || response.status === 422) dropRemoteOverride();
  if (!response.ok) return {};
  const override = (await response.json()) as RemoteOverrideDto;
  showOverrideBar(override);
  return { [override.remote]: override.address };
}
