import { useBrand } from '@pratiche/ui';
import { Link } from 'react-router';
import { OwnerContacts } from './OwnerContacts.js';
import './public-footer.css';
import { useOwner } from './useOwner.js';

const LINKS = [
  ['/manuale', 'Manuale'],
  ['/verify-signature', 'Verifica firma'],
  ['/privacy', 'Privacy'],
  ['/cookie', 'Cookie'],
  ['/accessibilita', 'Accessibilità'],
  ['/termini', 'Termini'],
] as const;

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
      <nav aria-label="Informazioni">
        <ul>
          {LINKS.map(([to, label]) => (
            <li key={to}>
              <Link to={to}>{label}</Link>
            </li>
          ))}
        </ul>
      </nav>
    </footer>
  );
}
