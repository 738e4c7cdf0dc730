import {
  getLinkStage,
  isEditableStage,
  pickBeneficiaryValues,
  toBeneficiaryContext,
} from '@pratiche/domain';
import type { Dossier } from '../dossier.repository.js';
import type { BeneficiaryLink } from './beneficiary-link.entity.js';
import type { BeneficiaryDossierDto, LinkRequesterDto } from './dto/beneficiary-dossier.dto.js';
import type { ClientLinkDto } from './dto/client-link.dto.js';

const toIsoOrNull = (moment: Date | null): string | null => moment?.toISOString() ?? null;

/** The answer to the holder of a link, built field by field, so that it contains nothing else. */
export function toBeneficiaryDossierDto(
  { id, version, data, status, rejectReason, sent }: Dossier,
  link: BeneficiaryLink,
  requester: LinkRequesterDto,
): BeneficiaryDossierDto {
  const stage = getLinkStage({
    status,
    isReturned: rejectReason !== null,
    isFinished: link.finished !== null,
  });
  return {
    id,
    version,
    stage,
    context: toBeneficiaryContext(data),
    values: isEditableStage(stage) ? pickBeneficiaryValues(data.serviceType, data) : {},
    requestedBy: requester.name,
    requester,
    expires: link.expires.toISOString(),
    savedAt: toIsoOrNull(link.saved),
    finishedAt: toIsoOrNull(link.finished),
    sentAt: toIsoOrNull(sent),
  };
}

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
