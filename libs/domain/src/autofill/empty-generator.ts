import type { Generatore } from '../dossier/index.js';

/** Apart from the empty dossier, whose products the lists of the last dossier do not need. */
export const createEmptyGeneratore = (): Generatore => ({
  tipoGeneratore: null,
  numeroGeneratore: null,
  rendimentoMaxPotenza: null,
  pea: null,
  nome: null,
  potenzaUtileNominale: null,
});
