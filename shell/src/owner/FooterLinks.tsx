import { Link } from 'react-router';
import { OWNER_TEXTS } from './texts.js';

const LINKS = [
  ['/manuale', OWNER_TEXTS.manual],
  ['/verify-signature', OWNER_TEXTS.checkSignature],
  ['/privacy', OWNER_TEXTS.privacy],
  ['/cookie', OWNER_TEXTS.cookies],
  ['/accessibilita', OWNER_TEXTS.accessibility],
  ['/termini', OWNER_TEXTS.terms],
] as const;

/** The manual, and what the law wants in reach of every page. */
export const FooterLinks = () => (
  <nav aria-label={OWNER_TEXTS.information}>
    <ul>
      {LINKS.map(([to, label]) => (
        <li key={to}>
          <Link to={to}>{label}</Link>
        </li>
      ))}
    </ul>
  </nav>
);
