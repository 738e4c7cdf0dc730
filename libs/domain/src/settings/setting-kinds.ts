import { DOSSIER_KINDS } from './kinds/dossier-kinds.js';
import { LAW_KINDS } from './kinds/law-kinds.js';
import { PROVIDER_KINDS } from './kinds/provider-kinds.js';
import { SALES_KINDS } from './kinds/sales-kinds.js';
import { WORDING_KINDS } from './kinds/wording-kinds.js';
import type { SettingDescriptions } from './setting-description.js';
import type { SettingKind } from './setting-values.js';

const GROUPS = [
  { title: 'Vendita e pagamenti', kinds: SALES_KINDS },
  { title: 'Pratiche e documenti', kinds: DOSSIER_KINDS },
  { title: 'Limiti e detrazioni di legge', kinds: LAW_KINDS },
  { title: 'Chi siamo e testi da firmare', kinds: PROVIDER_KINDS },
  { title: 'Diciture e conservazione', kinds: WORDING_KINDS },
];

/** Kinds of settings in the order in which they are shown. */
export const SETTING_KINDS: SettingDescriptions = {
  ...SALES_KINDS,
  ...DOSSIER_KINDS,
  ...LAW_KINDS,
  ...PROVIDER_KINDS,
  ...WORDING_KINDS,
};

/** Settings by subject, in the order of their list. */
export const SETTING_GROUPS: readonly { title: string; kinds: readonly SettingKind[] }[] =
  GROUPS.map(({ title, kinds }) => ({ title, kinds: Object.keys(kinds) as SettingKind[] }));

export const isSettingKind = (value: unknown): value is SettingKind =>
  typeof value === 'string' && Object.hasOwn(SETTING_KINDS, value);
