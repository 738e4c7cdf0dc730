import { z } from 'zod';

/** How many dossiers one zip may hold. */
export const MAX_ARCHIVED = 200;

/** Body of `POST module/downloads`. */
export const archiveInput = z.object({
  ids: z.array(z.int({ error: 'Numero pratica non valido.' }).min(1, { error: 'Numero pratica non valido.' }).max(2_147_483_647, { error: 'Numero pratica non valido.' }), { error: 'Scegliere le pratiche da scaricare.' })
    .min(1, { error: 'Scegliere almeno una pratica.' })
    .max(MAX_ARCHIVED, { error: `Al massimo ${MAX_ARCHIVED} pratiche per volta.` }),
});
export type ArchiveInput = z.output<typeof archiveInput>;
