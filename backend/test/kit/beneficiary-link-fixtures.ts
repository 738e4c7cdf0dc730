import type { BeneficiaryDossierDto, NewClientLinkDto } from '@pratiche/api';
import { expectOk, type Member } from './dossier-flow.js';
import type { HttpClient } from './http-client.js';

/** A link of a dossier, as its owner shares it. */
export async function createLink(
  owner: Member,
  id: number,
): Promise<{ token: string; url: string; expires: string }> {
  const link = await expectOk<NewClientLinkDto>(
    owner.http.post(`Module/beneficiaryLink/${id}`, { json: {} }),
  );
  return { ...link, token: linkTokenFromUrl(link.url) };
}

/** The token in the address of a link. */
export const linkTokenFromUrl = (url: string): string =>
  /\/edit-beneficiary\/\d+\/([\w-]{43})\b/.exec(url)?.[1] ?? '';

export const openLink = (
  http: HttpClient,
  id: number,
  token: string,
): Promise<BeneficiaryDossierDto> =>
  expectOk<BeneficiaryDossierDto>(http.get(`Module/getModuleByToken/${id}/${token}`));
