import type { BeneficiaryDossier, NewClientLink } from '@pratiche/api';
import { ok, type Member } from './flow.js';
import type { Http } from './http.js';

/** A link of a dossier, as its owner shares it. */
export async function newLink(
  owner: Member,
  id: number,
): Promise<{ token: string; url: string; expires: string }> {
  const link = await ok<NewClientLink>(
    owner.http.post(`Module/beneficiaryLink/${id}`, { json: {} }),
  );
  return { ...link, token: tokenOf(link.url) };
}

/** The token in the address of a link. */
export const tokenOf = (url: string): string =>
  /\/edit-beneficiary\/\d+\/([\w-]{43})\b/.exec(url)?.[1] ?? '';

export const openLink = (http: Http, id: number, token: string): Promise<BeneficiaryDossier> =>
  ok<BeneficiaryDossier>(http.get(`Module/getModuleByToken/${id}/${token}`));
