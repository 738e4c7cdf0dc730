import { Link } from 'react-router';
import { OwnerContacts } from '../../owner/OwnerContacts.js';
import { useOwner } from '../../owner/useOwner.js';
import { HOME_TEXTS as TEXTS } from './texts.js';

/** Who runs the portal, how to reach them, and the last invitation. */
export function HomeContacts() {
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
