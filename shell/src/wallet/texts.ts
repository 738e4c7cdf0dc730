import { formatNumber, selectPlural } from '@pratiche/domain';

const affordable = (service: string) => (count: number | null) =>
  count === null
    ? `quante pratiche ${service} vuoi`
    : `≈ ${formatNumber(count, 0)} ${selectPlural(count, 'pratica', 'pratiche')} ${service}`;

/** What wallet says, in one place to proofread. */
export const WALLET_TEXTS = {
  title: 'Portafoglio',
  subtitle: 'Quanto ti resta, i bonifici segnalati e tutti i movimenti dei crediti.',
  buyCredits: 'Acquista crediti',
  available: 'Crediti disponibili',
  worth: 'Valgono',
  withoutVat: '+ IVA',
  affordable: { ecobonus: affordable('Ecobonus'), bonusCasa: affordable('Bonus Casa o Sicurezza') },
  activePackages: 'Pacchetti attivi',
  searchPackages: 'Cerca un pacchetto',
  noPackages: 'Nessun pacchetto attivo',
  noPackagesText: 'Per inviare le pratiche ti servono crediti.',
  seePackages: 'Vedi i pacchetti',
  nothingFound: 'Nessun risultato',
  tryAnotherName: 'Prova con un altro nome.',
  movements: 'Movimenti',
  movementsTable: 'Movimenti dei crediti',
  searchMovements: 'Cerca tra i movimenti',
  noMovements: 'Ancora nessun movimento',
  noMovementsText: 'Ricariche, addebiti e rimborsi compariranno qui.',
  tryOtherWords: 'Prova con altre parole.',
  package: 'Pacchetto',
  initialCredits: 'Crediti iniziali',
  residualCredits: 'Crediti residui',
  value: 'Valore, senza IVA',
  creditsLeft: (left: string, initial: string) => `${left} di ${initial}`,
  balanceAfter: (balance: string) => `Saldo ${balance}`,
  date: 'Data',
  movement: 'Movimento',
  description: 'Descrizione',
  credits: 'Crediti',
  balance: 'Saldo',
  packageNoun: { one: 'pacchetto', many: 'pacchetti' },
  movementNoun: { one: 'movimento', many: 'movimenti' },
} as const;
