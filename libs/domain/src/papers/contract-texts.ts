import type { Placeholder } from './placeholders.js';
import { CONTRACT_CLAUSES, type ContractClause } from './contract-clauses.js';

export type { ContractClause } from './contract-clauses.js';

/** The wording of the contract between fitter and provider. */
export interface ContractTexts {
  /** Name of the edition, printed on each page and stored with what was signed. */
  edition: string;
  clauses: ContractClause[];
  /** Stands above the first signature. */
  closing: string;
  /** Clauses the law wants approved by a second signature (art. 1341 and 1342 of the civil code). */
  approval: string;
}

/** Placeholders of each text of the contract. */
export const CONTRACT_PLACEHOLDERS: readonly Placeholder[] = ['fornitore', 'termine'];

/** The wording is ours: a lawyer has to confirm it. */
export const CONTRACT_TEXTS: ContractTexts = {
  edition: '2026-12',
  clauses: [...CONTRACT_CLAUSES],
  closing: 'Il Committente ha letto e accetta le clausole di questo contratto.',
  approval:
    'Ai sensi degli articoli 1341 e 1342 del codice civile il Committente approva specificamente le clausole 4 (Corrispettivi e prezzi), 5 (Responsabilità e limiti), 6 (Crediti prepagati alla fine del rapporto), 8 (Durata e recesso), 9 (Modifiche) e 10 (Legge e foro).',
};
