import { useBrand } from '@pratiche/ui';
import { useEffect } from 'react';
import { HomeAudience } from './HomeAudience.js';
import { HomeContacts } from './HomeContacts.js';
import { HomeHero } from './HomeHero.js';
import { HomePictures } from './HomePictures.js';
import { HomePrices } from './HomePrices.js';
import { HomeSteps } from './HomeSteps.js';
import './home.css';
import { usePackagePrices } from './usePackagePrices.js';
import { HOME_TEXTS as TEXTS } from './texts.js';

/** What the portal does, for whom, what it costs and who runs it: read before anybody registers. */
export function HomePage() {
  const { name } = useBrand();
  const prices = usePackagePrices();
  useEffect(() => {
    document.title = TEXTS.tabTitle(name);
  }, [name]);
  return (
    <div className="sh-landing">
      <HomeHero offers={prices.data ?? []} />
      <HomeAudience />
      <HomeSteps />
      <HomePictures />
      <HomePrices prices={prices} />
      <HomeContacts />
    </div>
  );
}
