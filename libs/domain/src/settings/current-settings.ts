import { BUILT_IN_MATRIX, type InterventionMatrix } from '../credits/index.js';
import { ENEA_OPENINGS, type EneaOpening } from '../deadlines/index.js';
import type { SiteChanges } from '../enea-site/index.js';
import {
  CHIUSURE_POST,
  FORMER_TIPI_DISTRIBUZIONE,
  FORMER_TIPI_REGOLAZIONE,
  TIPI_DISTRIBUZIONE,
  TIPI_REGOLAZIONE,
  type ChiusuraPost,
  type TipoDistribuzione,
  type TipoRegolazione,
} from '../enumerations/index.js';
import { STATUS_CODES, STATUSES, type StatusCode } from '../statuses/index.js';
import { DEFAULT_BRAND, type Brand } from './brand.js';

/** Answers whose labels `heatingLabels` holds; remotes of before know the former ones. */
export const HEATING_LABEL_CHOICES = [
  ...TIPI_DISTRIBUZIONE,
  ...FORMER_TIPI_DISTRIBUZIONE,
  ...TIPI_REGOLAZIONE,
  ...FORMER_TIPI_REGOLAZIONE,
] as const;

type HeatingAnswer = TipoDistribuzione | TipoRegolazione;
/** Left out by remotes that were built before these answers existed. */
type OptionalHeatingLabel = Extract<HeatingAnswer, `colonne${string}`>;

/** Whether packages can be bought, and the message shown when they cannot. */
export interface PurchaseSwitch {
  isEnabled: boolean;
  /** Last day without purchases, shown to people; `null` when it is not known. */
  disabledUntil: string | null;
  notice: string | null;
}

/** Who offers the service, as contracts and help name it. All blank: not given yet, and left to fill by hand. */
export interface ServiceProvider {
  name: string;
  /** Seat, in a line. */
  address: string;
  vat: string;
  /** Certified e-mail. */
  pec: string;
}

/** How strangers reach the owner of the portal: on public pages, beside `ServiceProvider`. Blank: not given. */
export interface PublicContacts {
  email: string;
  phone: string;
  hours: string;
  /** Where complaints about accessibility go; blank: to `email`. */
  accessibilityEmail: string;
}

export interface SupportContact {
  topic: string;
  email: string;
  phone: string;
  hours: string;
}

/** Settings that every front end gets: a single value that holds now. */
export interface CurrentSettingValues {
  purchases: PurchaseSwitch;
  vatRate: { percent: number };
  provider: ServiceProvider;
  publicContacts: PublicContacts;
  brand: Brand;
  supportContacts: SupportContact[];
  statusNames: Record<StatusCode, string>;
  closureLabels: Record<ChiusuraPost, string>;
  /** Labels of the heating's distribution and regulation, by value. */
  heatingLabels: Record<Exclude<HeatingAnswer, OptionalHeatingLabel>, string> & {
    [answer in OptionalHeatingLabel]?: string;
  };
  interventionMatrix: InterventionMatrix;
  eneaOpenings: EneaOpening[];
  eneaSite: SiteChanges;
}
export type CurrentKind = keyof CurrentSettingValues;

/** Shown until the settings are loaded. */
export const CURRENT_SETTING_DEFAULTS: CurrentSettingValues = {
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
    HEATING_LABEL_CHOICES.map(({ value, label }) => [value, label]),
  ) as CurrentSettingValues['heatingLabels'],
  interventionMatrix: BUILT_IN_MATRIX,
  eneaOpenings: [...ENEA_OPENINGS],
  eneaSite: { fields: [], choices: [] },
};
