import { MAX_ID } from '../platform/http/index.js';

/** The dossier that a folder names, and the account it must belong to. */
export interface DossierFolder {
  accountId: number;
  dossierId: number;
}

/** Reads `{accountId}/{dossierId}`; `null` where it is none. */
export function readDossierFolder(folder: string): DossierFolder | null {
  const match = /^([1-9]\d{0,9})\/([1-9]\d{0,9})$/.exec(folder);
  const [accountId, dossierId] = [Number(match?.[1] ?? 0), Number(match?.[2] ?? 0)];
  return accountId === 0 || accountId > MAX_ID || dossierId > MAX_ID
    ? null
    : { accountId, dossierId };
}
