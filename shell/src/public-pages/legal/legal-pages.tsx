import { LegalPage } from './LegalPage.js';
import accessibilita from './texts/accessibilita.md';
import cookie from './texts/cookie.md';
import privacy from './texts/privacy.md';
import termini from './texts/termini.md';
import { LEGAL_TEXTS } from './legal-texts.js';

export const PrivacyPage = () => (
  <LegalPage title={LEGAL_TEXTS.privacy} url={privacy} drawing="shield" />
);
export const CookiesPage = () => (
  <LegalPage title={LEGAL_TEXTS.cookies} url={cookie} drawing="device" />
);
export const AccessibilityPage = () => (
  <LegalPage title={LEGAL_TEXTS.accessibility} url={accessibilita} drawing="person" />
);
export const ConditionsPage = () => (
  <LegalPage title={LEGAL_TEXTS.terms} url={termini} drawing="contract" />
);
