import { adminUpload, ok, reject, save, sentDossier, setStatus, type Member } from './flow.js';
import { ecobonus } from './dossier.js';

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
export async function dossierIn(status: Code, owner: Member, admin: Member): Promise<number> {
  if (status === 'DRAFT') return (await save(owner.http, ecobonus())).id;
  const id = await sentDossier(owner);
  if (status === 'SENT') return id;
  if (status === 'WAITING' || status === 'REJECTED') {
    await ok(reject(admin, id, status, 'Documento illeggibile'));
    return id;
  }
  await ok(setStatus(admin, id, 'ACCEPTED'));
  if (status === 'ACCEPTED') return id;
  await ok(adminUpload(admin, owner.id, id, 'CodiceCpid'));
  await ok(setStatus(admin, id, 'SENTTOENEA'));
  if (status === 'SENTTOENEA') return id;
  await ok(adminUpload(admin, owner.id, id, 'Ricevuta'));
  await ok(setStatus(admin, id, 'SELLED'));
  return id;
}
