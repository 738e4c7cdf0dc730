import { useBrand } from '@pratiche/ui';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { PRICES_PATH } from '../../layouts/home-path.js';
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
  const { pathname, hash, key } = useLocation();
  const isPrices = pathname === PRICES_PATH;
  const section = isPrices ? 'prezzi' : hash.slice(1);
  useEffect(() => {
    document.title = isPrices ? TEXTS.pricesTabTitle(name) : TEXTS.tabTitle(name);
  }, [name, isPrices]);
  // The frame takes the focus first, as on every new page.
  useEffect(() => {
    const frame = requestAnimationFrame(() => showSection(section));
    return () => cancelAnimationFrame(frame);
  }, [section, key]);
  // What comes later moves the section, or leaves room to scroll to it.
  useEffect(() => {
    if (document.activeElement?.id === section) showSection(section);
  }, [section, prices.data]);
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

/** Leads to the section of an address, by the id of its heading. */
function showSection(id: string): void {
  const heading = document.getElementById(id);
  heading?.focus();
  heading?.scrollIntoView();
}
