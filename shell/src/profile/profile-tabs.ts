import { PROFILE_TEXTS } from './texts.js';

/** The parts of the profile in their order; the code is the hash of their address. */
export const PROFILE_TABS = [
  { code: 'azienda', label: PROFILE_TEXTS.company },
  { code: 'sicurezza', label: PROFILE_TEXTS.security },
  { code: 'notifiche', label: PROFILE_TEXTS.notifications },
  { code: 'dati', label: PROFILE_TEXTS.dataTab },
] as const;

export type ProfileTab = (typeof PROFILE_TABS)[number]['code'];

/** The tab of an address' hash; the company's for any other. */
export const findProfileTab = (hash: string): ProfileTab =>
  PROFILE_TABS.find(({ code }) => hash === `#${code}`)?.code ?? 'azienda';
