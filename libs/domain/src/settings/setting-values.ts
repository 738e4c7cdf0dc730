import type { DocumentRow, DraftQuota } from '../documents/index.js';
import type { EneaOpening } from '../deadlines/index.js';
import type { DeductionRates } from '../deduction/index.js';
import type {
  ChiusuraPost,
  ClimateZone,
  TipoDistribuzione,
  TipoRegolazione,
} from '../enumerations/index.js';
import type { InterventionMatrix } from '../credits/index.js';
import type { WorksCostWords } from '../invoices/works-cost-words.js';
import type { ContractTexts } from '../papers/contract-texts.js';
import type { PaperTexts } from '../papers/paper-texts.js';
import type { OperatorChargeTerms } from '../queue/index.js';
import type { ControlTerms } from '../retention/index.js';
import type { ReturnReasonTemplate } from '../returns/index.js';
import type { OnlineSignatures } from '../signatures/online-signatures.js';
import type { StatusCode } from '../statuses/index.js';
import type { CostCeilings } from '../reference-tables/index.js';
import type { Brand } from './brand.js';

/** Whether packages can be bought, and the message shown when they cannot. */
export interface PurchaseSwitch {
  isEnabled: boolean;
  /** Last day without purchases, shown to people; `null` when it is not known. */
  disabledUntil: string | null;
  notice: string | null;
}

/** Where transfers go. All blank: not given yet, and no transfer can be made out. */
export interface BankTransfer {
  holder: string;
  iban: string;
  bic: string;
  bank: string;
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

/**
 * The person who enters filings on ENEA's site with an identity of their own. Blank: not given yet,
 * and left to fill by hand.
 */
export interface EneaIntermediary {
  name: string;
  /** Tax code. */
  ssn: string;
}

export interface SupportContact {
  topic: string;
  email: string;
  phone: string;
  hours: string;
}

/**
 * Days for which personal data is kept (our decision, not the law's). Completed dossiers are kept by
 * the table `controlTerms`.
 */
export interface RetentionPeriods {
  /** Drafts never sent, from their last change. */
  drafts: number;
  /** Dossiers put into the bin, until nothing of them is left. */
  deletedDossiers: number;
  /** Snapshots of earlier sendings of a dossier, counted from its completion. */
  snapshots: number;
  notifications: number;
  /** Links for customers, from the day they ended. */
  beneficiaryLinks: number;
  /**
   * Audit log and document access log. Five years at least: the database refuses to delete earlier.
   */
  audit: number;
}

type ByZone = Record<ClimateZone, number>;

/** A table with the decree it comes from; the day it holds from is the setting's own. */
export interface SourcedTable<T> {
  source: string;
  /** Last day for which it was checked; `null` while it holds until the next table. */
  validTo?: string | null;
  values: T;
}

/** A package as the back office offers it: euro and credits with at most two decimals. */
export interface OfferedPackage {
  /** `null` for a new row. */
  id: number | null;
  name: string;
  color: string | null;
  description: string | null;
  price: number;
  numberOfCredits: number;
  costEcobonus: number;
  costBonusCasa: number;
  costCalcoloEnergetico: number;
  isIncrementable: boolean;
  onSale: boolean;
}

/** What each kind of setting holds. */
export interface SettingValues {
  purchases: PurchaseSwitch;
  packages: OfferedPackage[];
  bankTransfer: BankTransfer;
  vatRate: { percent: number };
  provider: ServiceProvider;
  publicContacts: PublicContacts;
  brand: Brand;
  eneaIntermediary: EneaIntermediary;
  supportContacts: SupportContact[];
  statusNames: Record<StatusCode, string>;
  closureLabels: Record<ChiusuraPost, string>;
  /** Labels of the heating's distribution and regulation, by value. */
  heatingLabels: Record<TipoDistribuzione | TipoRegolazione, string>;
  interventionMatrix: InterventionMatrix;
  uLimits: SourcedTable<ByZone>;
  uLimitsEcobonus: SourcedTable<ByZone>;
  solarTransmission: SourcedTable<{ max: number }>;
  costCeilings: SourcedTable<CostCeilings>;
  deductionRates: SourcedTable<DeductionRates>;
  controlTerms: SourcedTable<ControlTerms>;
  eneaOpenings: EneaOpening[];
  documentSet: DocumentRow[];
  retention: RetentionPeriods;
  paperTexts: PaperTexts;
  contractTexts: ContractTexts;
  onlineSignatures: OnlineSignatures;
  draftLimits: DraftQuota;
  operatorCharge: OperatorChargeTerms;
  returnReasons: ReturnReasonTemplate[];
  worksCostWords: WorksCostWords;
}

export type SettingKind = keyof SettingValues;
