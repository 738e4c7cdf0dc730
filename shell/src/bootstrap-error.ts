/** Said without any framework, because it is the framework that could not be loaded. */
export function showBootstrapError(): void {
  const box = document.createElement('main');
  box.setAttribute('role', 'alert');
  box.style.cssText =
    'max-width:34em;margin:15vh auto;padding:0 16px;font:16px/1.5 system-ui,sans-serif;color:#15211b';
  const title = document.createElement('h1');
  title.textContent = 'Il portale non si è caricato';
  const text = document.createElement('p');
  text.textContent =
    'Può essere un problema di connessione, oppure il portale è stato appena aggiornato. I dati salvati sono al sicuro.';
  const again = document.createElement('button');
  again.type = 'button';
  again.textContent = 'Riprova';
  again.style.cssText = 'min-height:44px;padding:0 20px;font:inherit';
  again.addEventListener('click', () => window.location.reload());
  box.append(title, text, again);
  document.getElementById('root')?.replaceChildren(box);
}
