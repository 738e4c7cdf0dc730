import { selectPlural } from '@pratiche/domain';

/** What a customer reads before the first question and after the last, in one place to proofread. */
export const BENEFICIARY_TEXTS = {
  title: (company: string) => `${company} ti chiede di completare i dati per la detrazione`,
  purpose: (service: string) =>
    `Servono per la pratica ENEA${service ? ` (${service})` : ''} dei lavori: senza, non puoi avere la detrazione fiscale.`,
  stepsDone: (done: number, all: number) =>
    `${selectPlural(done, '1 passo completo', `${done} passi completi`)} su ${all}`,
  left: 'Che cosa ti resta da compilare',
  yourData: 'I tuoi dati',
  seenBy: (company: string) => `Li vedono solo ${company} e chi trasmette la pratica a ENEA.`,
  usedFor: 'Servono solo per questa pratica e per la tua detrazione.',
  keptUntil: (day: string) =>
    `Li conserviamo fino al ${day}, quando finiscono i controlli sulla detrazione; poi li cancelliamo.`,
  controller: (company: string) =>
    `Titolare del trattamento è ${company}: puoi chiedere di vederli, correggerli o cancellarli. L’informativa completa è nella delega da firmare.`,
  personal:
    'Il link è personale: non inoltrarlo. Quando la pratica è inviata, ti dice a che punto è.',
  toSign: (count: number, company: string) =>
    `${selectPlural(count, 'Un documento aspetta', `${count} documenti aspettano`)} la tua firma. Bastano un dito e un codice che ti arriva per e-mail; se preferisci la carta, chiedi il documento a ${company}.`,
  allSigned: 'Hai firmato tutto quello che è pronto.',
  nothingToSign: 'Per ora non c’è niente da firmare.',
} as const;
