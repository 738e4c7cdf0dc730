import { selectPlural } from '@pratiche/domain';

/** What servizio says, in one place to proofread. */
export const SERVICE_TEXTS = {
  service: 'Tipo di servizio',
  help: {
    1: 'Serramenti, schermature solari e chiusure oscuranti; persone fisiche e giuridiche.',
    2: 'Solo serramenti, per persone fisiche e immobili residenziali.',
    3: 'Solo porte e serramenti antieffrazione tra ambienti riscaldati e l’esterno o locali non riscaldati: a ENEA si trasmettono come Bonus Casa. Grate, serrature e telecamere non si comunicano a ENEA e qui non servono.',
  },
  question: (service: string) => `Vuoi passare a ${service}?`,
  lostRows: (service: string, count: number) =>
    `${service} riguarda solo i serramenti: ${selectPlural(count, 'la schermatura o chiusura inserita sarà eliminata', `le ${count} schermature e chiusure inserite saranno eliminate`)}.`,
  change: 'Cambia servizio',
  beneficiary: 'Beneficiario',
  beneficiaryKind: 'Tipo di beneficiario',
} as const;
