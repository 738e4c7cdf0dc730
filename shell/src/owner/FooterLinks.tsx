import { Link } from 'react-router';

const LINKS = [
  ['/manuale', 'Manuale'],
  ['/verify-signature', 'Verifica firma'],
  ['/privacy', 'Privacy'],
  ['/cookie', 'Cookie'],
  ['/accessibilita', 'Accessibilità'],
  ['/termini', 'Termini'],
] as const;

/** The manual, and what the law wants in reach of every page. */
export const FooterLinks = () => (
  <nav aria-label="Informazioni">
    <ul>
      {LINKS.map(([to, label]) => (
        <li key={to}>
          <Link to={to}>{label}</Link>
        </li>
      ))}
    </ul>
  </nav>
);
