/** Files the wizard and the help page link to, by their fixed names. */
export const LIBRARY_SLUGS = {
  manual: 'manuale-utente',
  cadastralGuide: 'guida-visura-catastale',
  generatorGuide: 'guida-generatore',
  heatingSheets: 'schede-impianti-riscaldamento',
  coolingSheets: 'schede-impianti-raffrescamento',
} as const;
