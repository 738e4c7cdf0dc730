import { LegalPage } from './LegalPage.js';
import accessibilita from './texts/accessibilita.md';
import cookie from './texts/cookie.md';
import privacy from './texts/privacy.md';
import termini from './texts/termini.md';

export const PrivacyPage = () => <LegalPage title="Privacy" url={privacy} drawing="shield" />;
export const CookiesPage = () => (
  <LegalPage title="Cookie e dati sul dispositivo" url={cookie} drawing="device" />
);
export const AccessibilityPage = () => (
  <LegalPage title="Dichiarazione di accessibilità" url={accessibilita} drawing="person" />
);
export const ConditionsPage = () => (
  <LegalPage title="Termini del servizio" url={termini} drawing="contract" />
);
