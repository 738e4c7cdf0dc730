/** Files one dossier may hold, whatever they are for. A large one has about thirty. */
export const MAX_DOSSIER_FILES = 200;

/** Bytes of all files of one dossier: about as many as fifteen of the largest allowed. */
export const MAX_DOSSIER_BYTES = 600_000_000;

/** What a dossier holds already. */
export interface Held {
  files: number;
  /** Bytes. */
  bytes: number;
}

/** Why one more file of so many bytes finds no room in a dossier; `null` when it does. */
export function refuseFile({ files, bytes }: Held, size: number): string | null {
  if (files >= MAX_DOSSIER_FILES)
    return `La pratica contiene già ${MAX_DOSSIER_FILES} file, il massimo consentito: eliminare quelli che non servono.`;
  if (bytes + size > MAX_DOSSIER_BYTES)
    return `I file della pratica supererebbero ${MAX_DOSSIER_BYTES / 1_000_000} MB in tutto: eliminare quelli che non servono, oppure caricarli in un formato più leggero.`;
  return null;
}
