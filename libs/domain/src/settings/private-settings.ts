import { DOCUMENT_CATALOGUE, type DocumentRow, type DraftQuota } from '../documents/index.js';
import { WORKS_COST_WORDS, type WorksCostWords } from '../invoices/works-cost-words.js';
import { CONTRACT_TEXTS, type ContractTexts } from '../papers/contract-texts.js';
import { PAPER_TEXTS, type PaperTexts } from '../papers/paper-texts.js';
import { DOCUMENT_POINTS, type DocumentPoint } from '../doubts/document-points.js';
import type { OperatorFigures } from '../board/work-steps.js';
import type { OperatorChargeTerms } from '../queue/index.js';
import { MESSAGE_TEMPLATES, type MessageTemplate } from '../messages/message-templates.js';
import { RETURN_REASONS, type ReturnReasonTemplate } from '../returns/index.js';
import { ONLINE_SIGNATURES, type OnlineSignatures } from '../signatures/online-signatures.js';

/** Where transfers go. All blank: not given yet, and no transfer can be made out. */
export interface BankTransfer {
  holder: string;
  iban: string;
  bic: string;
  bank: string;
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

/** Settings that only the back office and the server need. */
export interface PrivateSettingValues {
  packages: OfferedPackage[];
  bankTransfer: BankTransfer;
  eneaIntermediary: EneaIntermediary;
  documentSet: DocumentRow[];
  documentPoints: DocumentPoint[];
  retention: RetentionPeriods;
  paperTexts: PaperTexts;
  contractTexts: ContractTexts;
  onlineSignatures: OnlineSignatures;
  draftLimits: DraftQuota;
  operatorCharge: OperatorChargeTerms;
  operatorFigures: OperatorFigures;
  returnReasons: ReturnReasonTemplate[];
  messageTemplates: MessageTemplate[];
  worksCostWords: WorksCostWords;
}

/** In force until the back office changes them. */
export const PRIVATE_SETTING_DEFAULTS: PrivateSettingValues = {
  packages: [],
  bankTransfer: { holder: '', iban: '', bic: '', bank: '' },
  eneaIntermediary: { name: '', ssn: '' },
  documentSet: [...DOCUMENT_CATALOGUE],
  documentPoints: [...DOCUMENT_POINTS],
  retention: {
    drafts: 730,
    deletedDossiers: 30,
    snapshots: 90,
    notifications: 365,
    beneficiaryLinks: 90,
    audit: 3_650,
  },
  paperTexts: PAPER_TEXTS,
  contractTexts: CONTRACT_TEXTS,
  onlineSignatures: ONLINE_SIGNATURES,
  draftLimits: { drafts: 5_000, megabytes: 20_000 },
  operatorCharge: { hours: 72 },
  operatorFigures: { isOn: false },
  returnReasons: [...RETURN_REASONS],
  messageTemplates: [...MESSAGE_TEMPLATES],
  worksCostWords: WORKS_COST_WORDS,
};
