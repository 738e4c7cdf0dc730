/** Most files in one dossier, of all kinds. A large dossier has about thirty. */
export const DOSSIER_MAX_FILES = 200;

/** Most bytes for all files of one dossier: about fifteen files of the maximum size. */
export const DOSSIER_MAX_BYTES = 600_000_000;

/** What a dossier holds already. */
export interface DossierFileUsage {
  files: number;
  /** Bytes. */
  bytes: number;
}

/** Why a file of the given size exceeds the quota of the dossier; `null` when it fits. */
export function validateDossierFileQuota(
  { files, bytes }: DossierFileUsage,
  size: number,
): string | null {
  if (files >= DOSSIER_MAX_FILES)
    return `La pratica contiene già ${DOSSIER_MAX_FILES} file, il massimo consentito: elimina quelli che non servono.`;
  if (bytes + size > DOSSIER_MAX_BYTES)
    return `I file della pratica supererebbero ${DOSSIER_MAX_BYTES / 1_000_000} MB in tutto: elimina quelli che non servono, oppure caricali in un formato più leggero.`;
  return null;
}
