import { Button, DownloadOutlined } from '@pratiche/ui';
import { useSyncExternalStore } from 'react';
import { acceptInstallOffer, getInstallOffer, onInstallOfferChange } from './install-prompt.js';
import { INSTALL_TEXTS as TEXTS } from './texts.js';

type InstallWay = 'installed' | 'offer' | 'apple' | 'menu';

/** How to put the portal on a phone: by the browser's own offer, or in words where it makes none. */
export function InstallSection() {
  const offer = useSyncExternalStore(onInstallOfferChange, getInstallOffer);
  const way = findInstallWay({
    isStandalone: window.matchMedia('(display-mode: standalone)').matches,
    hasOffer: offer !== null,
    userAgent: navigator.userAgent,
    maxTouchPoints: navigator.maxTouchPoints,
  });
  return (
    <section className="sh-section" aria-labelledby="titolo-installa">
      <h2 id="titolo-installa">{TEXTS.title}</h2>
      {way === 'installed' ? (
        <p>{TEXTS.installed}</p>
      ) : (
        <>
          <p>{TEXTS.why}</p>
          {way === 'offer' ? (
            <Button
              icon={<DownloadOutlined aria-hidden="true" />}
              onClick={() => void acceptInstallOffer()}
            >
              {TEXTS.install}
            </Button>
          ) : (
            <p>{way === 'apple' ? TEXTS.apple : TEXTS.menu}</p>
          )}
        </>
      )}
    </section>
  );
}

interface InstallSituation {
  /** The page runs as an installed app. */
  isStandalone: boolean;
  hasOffer: boolean;
  userAgent: string;
  maxTouchPoints: number;
}

/** How the portal is installed on a device. Safari has no offer; an iPad calls itself a Mac, with touch. */
export function findInstallWay(situation: InstallSituation): InstallWay {
  const { isStandalone, hasOffer, userAgent, maxTouchPoints } = situation;
  if (isStandalone) return 'installed';
  if (hasOffer) return 'offer';
  const isApple =
    /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1);
  return isApple ? 'apple' : 'menu';
}
