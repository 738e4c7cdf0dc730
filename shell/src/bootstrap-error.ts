import { BOOTSTRAP_TEXTS } from './bootstrap-texts.js';

/** Said without any framework, because it is the framework that could not be loaded. */
export function showBootstrapError(): void {
  const box = document.createElement('main');
  box.setAttribute('role', 'alert');
  box.style.cssText =
    'max-width:34em;margin:15vh auto;padding:0 16px;font:16px/1.5 system-ui,sans-serif;color:#15211b';
  const title = document.createElement('h1');
  title.textContent = BOOTSTRAP_TEXTS.failed;
  const text = document.createElement('p');
  text.textContent = BOOTSTRAP_TEXTS.failedText;
  const again = document.createElement('button');
  again.type = 'button';
  again.textContent = BOOTSTRAP_TEXTS.retry;
  again.style.cssText = 'min-height:44px;padding:0 20px;font:inherit';
  again.addEventListener('click', () => window.location.reload());
  box.append(title, text, again);
  document.getElementById('root')?.replaceChildren(box);
}
