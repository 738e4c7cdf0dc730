import { toBeneficiaryContext, pickBeneficiaryValues } from '@pratiche/domain';
import type { Dossier } from '../dossier.repository.js';
import type { BeneficiaryLink } from './beneficiary-link.entity.js';
import type { BeneficiaryDossierDto } from './dto/beneficiary-dossier.dto.js';
import type { ClientLinkDto } from './dto/client-link.dto.js';

const toIsoOrNull = (moment: Date | null): string | null => moment?.toISOString() ?? null;

/** The answer to the holder of a link, built field by field, so that it contains nothing else. */
export const toBeneficiaryDossierDto = (
  { id, version, data }: Dossier,
  link: BeneficiaryLink,
  requestedBy: string,
): BeneficiaryDossierDto => ({
  id,
  version,
  context: toBeneficiaryContext(data),
  values: pickBeneficiaryValues(data.serviceType, data),
  requestedBy,
  expires: link.expires.toISOString(),
  savedAt: toIsoOrNull(link.saved),
  finishedAt: toIsoOrNull(link.finished),
});

export function toLinkState({ revoked, expires }: BeneficiaryLink): ClientLinkDto['state'] {
  if (revoked !== null) return 'revoked';
  return expires <= new Date() ? 'expired' : 'working';
}

/** A link as its owner sees it. */
export const toClientLinkDto = (link: BeneficiaryLink): ClientLinkDto => ({
  state: toLinkState(link),
  email: link.email,
  created: link.created.toISOString(),
  expires: link.expires.toISOString(),
  openedAt: toIsoOrNull(link.opened),
  lastOpenedAt: toIsoOrNull(link.lastOpened),
  savedAt: toIsoOrNull(link.saved),
  finishedAt: toIsoOrNull(link.finished),
  revokedAt: toIsoOrNull(link.revoked),
});
