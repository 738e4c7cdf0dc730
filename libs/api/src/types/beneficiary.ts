import type { BeneficiaryContext, BeneficiaryValues } from '@pratiche/domain';

/**
 * The part of a dossier visible to the holder of a link: the fields of the six steps, and the
 * context needed to show them.
 */
export interface BeneficiaryDossier {
  id: number;
  version: number;
  context: BeneficiaryContext;
  values: BeneficiaryValues;
  /** The fitter's company. */
  requestedBy: string;
  expires: string;
  savedAt: string | null;
  /** When the customer said they were done. */
  finishedAt: string | null;
}

/** Body of `PUT Module/updateByBeneficiary/{token}`: the fields of the six steps; any others are left as they are. */
export type BeneficiaryInput = BeneficiaryValues & { id: number; version: number };

/** The latest link of a dossier, for its owner. */
export interface ClientLink {
  state: 'working' | 'expired' | 'revoked';
  /** `null` when it was shared without e-mail. */
  email: string | null;
  created: string;
  expires: string;
  openedAt: string | null;
  lastOpenedAt: string | null;
  savedAt: string | null;
  finishedAt: string | null;
  revokedAt: string | null;
}

/** A new link; its address is returned only once. */
export interface NewClientLink {
  url: string;
  expires: string;
}
