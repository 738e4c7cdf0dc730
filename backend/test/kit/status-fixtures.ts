import {
  adminUpload,
  expectOk,
  reject,
  save,
  createSentDossier,
  setStatus,
  type Member,
} from './dossier-flow.js';
import { ecobonusForm } from './dossier-fixtures.js';

export const CODES = [
  'DRAFT',
  'SENT',
  'WAITING',
  'REJECTED',
  'ACCEPTED',
  'SENTTOENEA',
  'SELLED',
] as const;
export type Code = (typeof CODES)[number];

/** A new dossier brought to a status along the ways people go. */
export async function createDossierInStatus(
  status: Code,
  owner: Member,
  admin: Pick<Member, 'http'>,
): Promise<number> {
  if (status === 'DRAFT') return (await save(owner.http, ecobonusForm())).id;
  const id = await createSentDossier(owner);
  if (status === 'SENT') return id;
  if (status === 'WAITING' || status === 'REJECTED') {
    await expectOk(reject(admin, id, status, 'Documento illeggibile'));
    return id;
  }
  await expectOk(setStatus(admin, id, 'ACCEPTED'));
  if (status === 'ACCEPTED') return id;
  await expectOk(adminUpload(admin, owner.id, id, 'CodiceCpid'));
  await expectOk(setStatus(admin, id, 'SENTTOENEA'));
  if (status === 'SENTTOENEA') return id;
  await expectOk(adminUpload(admin, owner.id, id, 'Ricevuta'));
  await expectOk(setStatus(admin, id, 'SELLED'));
  return id;
}
