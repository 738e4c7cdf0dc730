/** The browser's offer to install the portal, which its types do not name. */
export interface InstallPromptEvent extends Event {
  prompt: () => Promise<unknown>;
}

type Listener = () => void;

let offer: InstallPromptEvent | null = null;
const listeners = new Set<Listener>();

function setOffer(next: InstallPromptEvent | null): void {
  offer = next;
  for (const listener of listeners) listener();
}

/** Keeps the browser's offer for the page of help, in place of its banner over the work. */
export function keepInstallOffer(): void {
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    setOffer(event as InstallPromptEvent);
  });
  window.addEventListener('appinstalled', () => setOffer(null));
}

export const getInstallOffer = (): InstallPromptEvent | null => offer;

export function onInstallOfferChange(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Shows the browser's question; an offer is good for one. */
export async function acceptInstallOffer(): Promise<void> {
  const taken = offer;
  setOffer(null);
  await taken?.prompt();
}
