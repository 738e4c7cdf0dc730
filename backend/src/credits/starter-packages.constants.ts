import type { OfferedPackage } from '@pratiche/domain';

/**
 * Packages that every installation starts with, in euro and credits. Names and amounts are the
 * project's defaults: the back office replaces them with its offer under «Pacchetti in vendita».
 */
export const STARTER_PACKAGES: readonly OfferedPackage[] = [
  {
    id: null,
    name: 'Base',
    color: '#00703C',
    description: 'Per chi comincia: dodici crediti da usare quando servono, senza scadenza.',
    price: 180,
    numberOfCredits: 12,
    costEcobonus: 1,
    costBonusCasa: 0.8,
    costCalcoloEnergetico: 0.5,
    isIncrementable: false,
    onSale: true,
  },
  {
    id: null,
    name: 'Professionale',
    color: '#0B5394',
    description:
      'Per chi invia pratiche ogni settimana: quaranta crediti con un solo bonifico, senza scadenza.',
    price: 520,
    numberOfCredits: 40,
    costEcobonus: 1,
    costBonusCasa: 0.8,
    costCalcoloEnergetico: 0.5,
    isIncrementable: false,
    onSale: true,
  },
  {
    id: null,
    name: 'A consumo',
    color: '#5F6368',
    description: 'Tanti crediti quanti te ne servono, anche uno solo.',
    price: 18,
    numberOfCredits: 1,
    costEcobonus: 1,
    costBonusCasa: 1,
    costCalcoloEnergetico: 0.5,
    isIncrementable: true,
    onSale: true,
  },
];
