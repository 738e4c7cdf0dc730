import type { RemoteOverrideDto } from '@pratiche/api';
import { dropRemoteOverride } from '@pratiche/federation/remote-override';
import './override-bar.css';
import { REMOTE_OVERRIDE_TEXTS as TEXTS } from './texts.js';

/** Of the frame's own parts that stay at the top of the screen. */
const HEIGHT = '--sh-override-height';

/** Says on every page which part comes from where, and takes it back. Without the framework, which may be what fails. */
export function showOverrideBar({ remote, address, until }: RemoteOverrideDto): void {
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
