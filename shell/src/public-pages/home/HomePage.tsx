import { useBrand } from '@pratiche/ui';
import { useEffect } from 'react';
import { useLocation, Link } from 'react-router';
import { PRICES_PATH } from '../../layouts/home-path.js';
import { HomeHero } from './HomeHero.js';
import { HomePrices } from './HomePrices.js';
import './home.css';
import { usePackagePrices } from './usePackagePrices.js';
import { OwnerContacts } from '../../owner/OwnerContacts.js';
import { useOwner } from '../../owner/useOwner.js';
import cliente from '../manual/pictures/cliente.phone.webp';
import giornata from './pictures/giornata.webp';
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

/** For whom the portal is. */
function HomeAudience() {
  return (
    <section className="sh-landing-part" aria-labelledby="per-chi">
      <h2 id="per-chi">{TEXTS.forWhom}</h2>
      <ul className="sh-landing-cards">
        {TEXTS.people.map(({ title, text }) => (
          <li key={title} className="pr-card">
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Who runs the portal, how to reach them, and the last invitation. */
function HomeContacts() {
  const owner = useOwner();
  return (
    <section className="sh-landing-part sh-landing-contacts" aria-labelledby="contatti">
      <div>
        <h2 id="contatti" tabIndex={-1}>
          {TEXTS.owner}
        </h2>
        {owner.name === '' ? (
          <p>{TEXTS.noOwner}</p>
        ) : (
          <address>
            <strong>{owner.name}</strong>
            <span>{owner.address}</span>
            <span>{TEXTS.vat(owner.vat)}</span>
            {owner.pec !== '' && <a href={`mailto:${owner.pec}`}>{TEXTS.pec(owner.pec)}</a>}
            <OwnerContacts />
          </address>
        )}
      </div>
      <div className="sh-landing-promise">
        <h3>{TEXTS.beforeAnyDocument}</h3>
        <p>
          {TEXTS.read} <Link to="/privacy">{TEXTS.privacy}</Link> {TEXTS.andThe}
          <Link to="/termini">{TEXTS.terms}</Link>
          {TEXTS.documentsUse}
        </p>
      </div>
    </section>
  );
}

/** The portal as it is: a fitter's day, and what the customer gets; `e2e/manual` takes the pictures. */
function HomePictures() {
  return (
    <section className="sh-landing-part" aria-labelledby="come-si-presenta">
      <h2 id="come-si-presenta">{TEXTS.pictures}</h2>
      <div className="sh-landing-pictures">
        <figure>
          <img src={giornata} alt="" width={1280} height={760} loading="lazy" decoding="async" />
          <figcaption>{TEXTS.fitterPicture}</figcaption>
        </figure>
        <figure>
          <img src={cliente} alt="" width={720} height={1280} loading="lazy" decoding="async" />
          <figcaption>{TEXTS.clientPicture}</figcaption>
        </figure>
      </div>
    </section>
  );
}

/** The way from the registration to the receipt. */
function HomeSteps() {
  return (
    <section className="sh-landing-part" aria-labelledby="come-funziona">
      <h2 id="come-funziona">{TEXTS.howItWorks}</h2>
      <ol className="sh-landing-steps">
        {TEXTS.steps.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
      <p>
        <Link to="/manuale">{TEXTS.manual}</Link>
      </p>
    </section>
  );
}
