import type { BeneficiaryDossier, ClientLink } from '@pratiche/api';
import { beneficiaryContext, pickBeneficiaryValues } from '@pratiche/domain';
import type { Dossier } from '../module/dossier-store.js';
import type { BeneficiaryLink } from './beneficiary-link.entity.js';

const iso = (moment: Date | null): string | null => moment?.toISOString() ?? null;

/** What the holder of a link is answered; built field by field, so that nothing else can slip in. */
export const beneficiaryView = (
  { id, version, data }: Dossier,
  link: BeneficiaryLink,
  requestedBy: string,
): BeneficiaryDossier => ({
  id,
  version,
  context: beneficiaryContext(data),
  values: pickBeneficiaryValues(data.serviceType, data),
  requestedBy,
  expires: link.expires.toISOString(),
  savedAt: iso(link.saved),
  finishedAt: iso(link.finished),
});

export function stateOf({ revoked, expires }: BeneficiaryLink): ClientLink['state'] {
  if (revoked !== null) return 'revoked';
  return expires <= new Date() ? 'expired' : 'working';
}

/** What the owner is told of a link. */
export const clientLinkView = (link: BeneficiaryLink): ClientLink => ({
  state: stateOf(link),
  email: link.email,
  created: link.created.toISOString(),
  expires: link.expires.toISOString(),
  openedAt: iso(link.opened),
  lastOpenedAt: iso(link.lastOpened),
  savedAt: iso(link.saved),
  finishedAt: iso(link.finished),
  revokedAt: iso(link.revoked),
});
