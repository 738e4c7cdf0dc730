/** Files one dossier may hold, whatever they are for. A large one has about thirty. */
export const DOSSIER_MAX_FILES = 200;

/** Bytes of all files of one dossier: about as many as fifteen of the largest allowed. */
export const DOSSIER_MAX_BYTES = 600_000_000;

/** What a dossier holds already. */
export interface DossierFileUsage {
  files: number;
  /** Bytes. */
  bytes: number;
}

/** Why one more file of so many bytes finds no room in a dossier; `null` when it does. */
export function validateDossierFileQuota(
  { files, bytes }: DossierFileUsage,
  size: number,
): string | null {
  if (files >= DOSSIER_MAX_FILES)
    return `La pratica contiene già ${DOSSIER_MAX_FILES} file, il massimo consentito: eliminare quelli che non servono.`;
  if (bytes + size > DOSSIER_MAX_BYTES)
    return `I file della pratica supererebbero ${DOSSIER_MAX_BYTES / 1_000_000} MB in tutto: eliminare quelli che non servono, oppure caricarli in un formato più leggero.`;
  return null;
}
