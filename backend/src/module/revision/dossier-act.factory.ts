import type { StatusCode } from '@pratiche/domain';
import type { DossierAct, DossierActKind } from '../entities/dossier-act.types.js';

/** @param by `null` for the customer and for what happens by itself */
export const createDossierAct = (
  kind: DossierActKind,
  by: { readonly id: number } | null,
  { to = null, at = new Date() }: { to?: StatusCode | null; at?: Date } = {},
): DossierAct => ({ kind, accountId: by?.id ?? null, to, at: at.toISOString() });
