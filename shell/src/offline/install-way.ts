export type InstallWay = 'installed' | 'offer' | 'apple' | 'menu';

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
