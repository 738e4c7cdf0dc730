import type { BeneficiaryDossierDto, LinkRequesterDto } from '@pratiche/api';
import { BENEFICIARY_TEXTS } from './texts.js';

/** The company that asks. Without an answer, or from a server of the release before, less is known. */
export function toRequester(link: Partial<BeneficiaryDossierDto> | null): LinkRequesterDto {
  return (
    link?.requester ?? {
      name: link?.requestedBy ?? BENEFICIARY_TEXTS.unknownCompany,
      phone: null,
      city: null,
      province: null,
      vat: null,
      logo: null,
    }
  );
}
