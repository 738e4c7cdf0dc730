import { z } from 'zod';
import { dossierIds } from './bulk.js';

/** Body of `POST module/downloads`. */
export const archiveInput = z.object({ ids: dossierIds('Scegliere le pratiche da scaricare.') });
export type ArchiveInput = z.output<typeof archiveInput>;
