import type { BeneficiaryDossierDto, LinkRequesterDto } from '@pratiche/api';

/** The company that asks. Without an answer, or from a server of the release before, less is known. */
export function toRequester(link: Partial<BeneficiaryDossierDto> | null): LinkRequesterDto {
  return (
    link?.requester ?? {
      name: link?.requestedBy ?? 'L’azienda che esegue i lavori',
      phone: null,
      city: null,
      province: null,
      vat: null,
      logo: null,
    }
  );
}
