import { BUILT_IN_MATRIX } from '../credits/index.js';
import { ENEA_OPENINGS } from '../deadlines/index.js';
import {
  CHIUSURE_POST,
  TIPI_DISTRIBUZIONE,
  TIPI_REGOLAZIONE,
  type ChiusuraPost,
} from '../enumerations/index.js';
import { STATUS_CODES, STATUSES, type StatusCode } from '../statuses/index.js';
import { DEFAULT_BRAND } from './brand.js';
import type { CurrentKind } from './setting-kinds.js';
import type { SettingValues } from './setting-values.js';

/** What the front ends show until the settings are here; the others are in `SETTING_DEFAULTS`. */
export const CURRENT_SETTING_DEFAULTS: Pick<SettingValues, CurrentKind> = {
  purchases: { isEnabled: true, disabledUntil: null, notice: null },
  vatRate: { percent: 22 },
  provider: { name: '', address: '', vat: '', pec: '' },
  publicContacts: { email: '', phone: '', hours: '', accessibilityEmail: '' },
  brand: DEFAULT_BRAND,
  supportContacts: [
    { topic: 'Pratiche', email: 'pratiche@example.test', phone: '', hours: 'Lun–ven 9–13 e 14–18' },
    {
      topic: 'Uso della piattaforma',
      email: 'assistenza@example.test',
      phone: '',
      hours: 'Lun–ven 9–13 e 14–18',
    },
    { topic: 'Pagamenti', email: 'amministrazione@example.test', phone: '', hours: 'Lun–ven 9–13' },
  ],
  statusNames: Object.fromEntries(
    STATUS_CODES.map((code) => [code, STATUSES[code].name]),
  ) as Record<StatusCode, string>,
  closureLabels: Object.fromEntries(
    CHIUSURE_POST.map(({ value, label }) => [value, label]),
  ) as Record<ChiusuraPost, string>,
  heatingLabels: Object.fromEntries(
    [...TIPI_DISTRIBUZIONE, ...TIPI_REGOLAZIONE].map(({ value, label }) => [value, label]),
  ) as SettingValues['heatingLabels'],
  interventionMatrix: BUILT_IN_MATRIX,
  eneaOpenings: [...ENEA_OPENINGS],
};
