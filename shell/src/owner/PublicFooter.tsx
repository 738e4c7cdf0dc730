import { useBrand } from '@pratiche/ui';
import { FooterLinks } from './FooterLinks.js';
import { OwnerContacts } from './OwnerContacts.js';
import { OWNER_TEXTS } from './texts.js';
import './public-footer.css';
import { useOwner } from './useOwner.js';

/** Who runs the portal, how to reach them, and what the law wants on every page. */
export default function PublicFooter() {
  const owner = useOwner();
  const brand = useBrand();
  const identity = [owner.address, owner.vat && OWNER_TEXTS.vat(owner.vat)].filter(Boolean);
  return (
    <footer className="sh-footer">
      <address>
        <strong>{owner.name || brand.name}</strong>
        {identity.length > 0 ? (
          <span>{identity.join(' · ')}</span>
        ) : (
          <span>{OWNER_TEXTS.noOwner}</span>
        )}
        <OwnerContacts />
        {owner.pec !== '' && <a href={`mailto:${owner.pec}`}>{OWNER_TEXTS.pec(owner.pec)}</a>}
      </address>
      <FooterLinks />
    </footer>
  );
}
