import {
  getLinkStage,
  isEditableStage,
  mergeBeneficiaryValues,
  pickBeneficiaryValues,
  toBeneficiaryContext,
  type BeneficiaryValues,
  type DossierForm,
} from '@pratiche/domain';
import { isDeepStrictEqual } from 'node:util';
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
  const values = isEditableStage(stage) ? pickBeneficiaryValues(data.serviceType, data) : {};
  return {
    ...values,
    id,
    version,
    stage,
    context: toBeneficiaryContext(data),
    values,
    requestedBy: requester.name,
    requester,
    expires: link.expires.toISOString(),
    savedAt: toIsoOrNull(link.saved),
    finishedAt: toIsoOrNull(link.finished),
    sentAt: toIsoOrNull(sent),
  };
}

/**
 * The dossier after a save of the link's holder. A body may hold the six steps twice, as they were
 * answered: the copy that somebody changed counts, and of two changed ones the one at the top level.
 */
export function applyBeneficiaryChanges(
  stored: DossierForm,
  { values = {}, ...fields }: BeneficiaryValues & { values?: BeneficiaryValues },
): DossierForm {
  const changed = Object.entries(fields).filter(
    ([field, value]) => !isSameJson(value, stored[field as keyof DossierForm]),
  );
  return mergeBeneficiaryValues(
    mergeBeneficiaryValues(stored, values),
    Object.fromEntries(changed),
  );
}

/** Rows of a request are objects of a class, stored ones are plain. */
const isSameJson = (a: unknown, b: unknown): boolean =>
  isDeepStrictEqual(structuredClone(a), structuredClone(b));

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
