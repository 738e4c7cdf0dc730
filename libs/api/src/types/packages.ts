import type { MovementType } from '@pratiche/domain';

/** A package on sale. Prices in euro, costs in credits. */
export interface RechargePackage {
  id: number;
  name: string;
  color: string | null;
  description: string | null;
  price: number;
  priceWithVat: number;
  numberOfCredits: number;
  credits: number;
  costEcobonus: number;
  costBonusCasa: number;
  costCalcoloEnergetico: number;
  isIncrementable: boolean;
}

/** A package an account owns. */
export interface ActivePackage {
  id: number;
  rechargePackage: {
    id: number;
    name: string;
    costEcobonus: number;
    costBonusCasa: number;
    costCalcoloEnergetico: number;
  };
  initialCredits: number;
  residualCredits: number;
  created: string;
}

/**
 * One movement of credits in the words of the screen (`PaymentLogs`). `amount` in credits, negative
 * for debits.
 */
export interface PaymentLog {
  id: number;
  type: MovementType;
  emailAccount: string;
  businessName: string | null;
  vatAccount: string | null;
  ssnAccount: string | null;
  description: string;
  /** Moment, ISO 8601 UTC. */
  created: string;
  /** `gg/mm/aaaa`, Italian time. */
  createdString: string;
  amount: number;
  moduleId: number | null;
  moduleServiceType: number | null;
  /** Package the movement is on. */
  packageName: string;
  /** Credits of the account after the movement; only where all movements of an account are answered. */
  balance: number | null;
}

/** How to pay for a package by transfer (`GET Payments/{package}`). Euro with two decimals. */
export interface PaymentInstructions {
  packageId: number;
  packageName: string;
  credits: number;
  net: number;
  vatPercent: number;
  /** With VAT: what to transfer. */
  amount: number;
  /** `null` while the back office has not entered an account. */
  transfer: {
    holder: string;
    iban: string;
    bic: string;
    bank: string;
    reason: string;
    /** Content of the QR code for the bank's app (EPC069-12). */
    qr: string;
  } | null;
}
