import type { NewPackage } from '../recharge-package/recharge.service.js';

/** Packages on sale in the demo. Euro cents and hundredths of a credit. */
export const DEMO_PACKAGES: readonly NewPackage[] = [
  {
    name: 'Base', color: '#00703C', description: 'Per chi comincia: dodici crediti da usare quando servono, senza scadenza.',
    price: 18_000, numberOfCredits: 1_200, costEcobonus: 100, costBonusCasa: 80, costCalcoloEnergetico: 50, isIncrementable: false, onSale: true,
  },
  {
    name: 'Professionale', color: '#0B5394', description: 'Per chi invia pratiche ogni settimana: il credito costa meno.',
    price: 52_000, numberOfCredits: 4_000, costEcobonus: 120, costBonusCasa: 100, costCalcoloEnergetico: 60, isIncrementable: false, onSale: true,
  },
  {
    name: 'A consumo', color: '#5F6368', description: 'Tanti crediti quanti ne vuoi, anche uno solo.',
    price: 1_800, numberOfCredits: 100, costEcobonus: 100, costBonusCasa: 100, costCalcoloEnergetico: 50, isIncrementable: true, onSale: true,
  },
];
