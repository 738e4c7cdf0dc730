import type { RemoteOverrideDto } from '@pratiche/api';
import {
  dropRemoteOverride,
  type RemoteOverrideMarker,
} from '@pratiche/federation/remote-override';
import type { RemoteName } from '@pratiche/federation/routes';
import { REMOTE_OVERRIDE_TEXTS as TEXTS } from './texts.js';
import './override-bar.css';

/** Of the frame's own parts that stay at the top of the screen. */
const HEIGHT = '--sh-override-height';

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

/** Says on every page which part comes from where, and takes it back. Without the framework, which may be what fails. */
function showOverrideBar({ remote, address, until }: RemoteOverrideDto): void {
  const bar = document.createElement('aside');
  bar.className = 'sh-override';
  bar.setAttribute('aria-label', TEXTS.region);
  const text = document.createElement('p');
  const end = new Date(until).toLocaleTimeString('it-IT', { hour: '2-digit', minute: '2-digit' });
  text.textContent = `${TEXTS.describe(remote, new URL(address).origin)} ${TEXTS.describeEnd(end)}`;
  const remove = document.createElement('button');
  remove.type = 'button';
  remove.textContent = TEXTS.remove;
  remove.addEventListener('click', () => {
    dropRemoteOverride();
    window.location.reload();
  });
  bar.append(text, remove);
  document.body.prepend(bar);
  // On a phone the text takes several lines.
  new ResizeObserver(() =>
    document.documentElement.style.setProperty(HEIGHT, `${bar.offsetHeight}px`),
  ).observe(bar);
}
