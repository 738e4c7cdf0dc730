import type { BeneficiaryDossierDto, NewClientLinkDto } from '@pratiche/api';
import {
  adminUpload,
  createReadyDossier,
  expectOk,
  sendDossier,
  setStatus,
  type Member,
} from './dossier-flow.js';
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

/** A completed dossier with the link of its customer. */
export async function createCompletedLink(
  owner: Member,
  admin: Pick<Member, 'http'>,
  cpid: string | null = null,
): Promise<{ id: number; token: string }> {
  const { id } = await createReadyDossier(owner);
  const { token } = await createLink(owner, id);
  await expectOk(sendDossier(owner, id));
  await expectOk(setStatus(admin, id, 'ACCEPTED'));
  await expectOk(adminUpload(admin, owner.id, id, 'CodiceCpid', cpid === null ? {} : { cpid }));
  await expectOk(setStatus(admin, id, 'SENTTOENEA'));
  await expectOk(adminUpload(admin, owner.id, id, 'Ricevuta'));
  await expectOk(setStatus(admin, id, 'SELLED'));
  return { id, token };
}
