import { useBrand } from '@pratiche/ui';
import { FooterLinks } from './FooterLinks.js';
import { OwnerContacts } from './OwnerContacts.js';
import './public-footer.css';
import { useOwner } from './useOwner.js';

/** Who runs the portal, how to reach them, and what the law wants on every page. */
export default function PublicFooter() {
  const owner = useOwner();
  const brand = useBrand();
  const identity = [owner.address, owner.vat && `Partita IVA ${owner.vat}`].filter(Boolean);
  return (
    <footer className="sh-footer">
      <address>
        <strong>{owner.name || brand.name}</strong>
        {identity.length > 0 ? (
          <span>{identity.join(' · ')}</span>
        ) : (
          <span>Il gestore del portale non ha ancora indicato i propri dati.</span>
        )}
        {owner.pec !== '' && <a href={`mailto:${owner.pec}`}>PEC {owner.pec}</a>}
        <OwnerContacts />
      </address>
      <FooterLinks />
    </footer>
  );
}
