/** What intervento says, in one place to proofread. */
export const INTERVENTION_TEXTS = {
  immovableTypeHelp: 'Un appartamento in un condominio, o una casa che è tutto l’edificio?',
} as const;
