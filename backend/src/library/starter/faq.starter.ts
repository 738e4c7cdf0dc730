import {
  describeHigherRate,
  getTodayInRome,
  listDeductionPeriods,
  type AllRules,
} from '@pratiche/domain';
import type { StarterFile } from './starter.types.js';

/** Rates, ceilings and who has the higher rate are settings: the answer reads them. */
function answerWhichRate({ settings, getDeductionRates }: AllRules): string {
  const now = getDeductionRates(Number(getTodayInRome().slice(0, 4)));
  const periods = listDeductionPeriods(settings).map(({ years, rates: { mainHome, other } }) =>
    mainHome === other
      ? `${years} il ${other} % in ogni caso`
      : `${years} il ${mainHome} % o il ${other} %`,
  );
  return (
    `Per le spese ${periods.join('; ')}. L’aliquota più alta è per ${describeHigherRate(now)}; la più bassa in tutti gli altri casi. ` +
    `La detrazione si divide in ${now.years} quote annuali.`
  );
}

const listQuestions = (
  rules: AllRules,
): readonly (readonly [question: string, answer: string])[] => [
  [
    'Entro quando devi inviare la pratica?',
    'La trasmissione a ENEA è dovuta entro 90 giorni dalla fine dei lavori. Il portale accetta il primo invio fino all’84° giorno; una pratica tornata indietro puoi inviarla di nuovo fino al termine di legge. Se ENEA apre il sito in ritardo per l’anno in corso, il termine ' +
      'dei lavori già conclusi parte dall’apertura.',
  ],
  [
    'Che cosa è la fine dei lavori?',
    'La data del collaudo o, se il collaudo non è previsto, quella in cui l’impresa dichiara concluso il lavoro. La data della fattura o del pagamento non conta.',
  ],
  ['Quale aliquota spetta?', answerWhichRate(rules)],
  [
    'Quando servono due pratiche?',
    'Nell’Ecobonus, se insieme ai serramenti ci sono schermature o chiusure oscuranti, servono due pratiche. Se sostituisci le chiusure insieme ai serramenti puoi indicarle sulla riga ' +
      'del serramento: la pratica resta una.',
  ],
  [
    'Quale superficie indico?',
    'Quella del serramento completo di telaio, in m². Puoi sommare più finestre uguali in una riga.',
  ],
  [
    'Quale trasmittanza indico?',
    'Quella del serramento intero (Uw) dichiarata dal produttore secondo UNI EN 14351-1, non quella del solo vetro (Ug) o del solo telaio (Uf).',
  ],
  [
    'Che cosa è gtot?',
    'Il fattore di trasmissione solare totale di vetro e schermatura insieme, nella dichiarazione di prestazione. Il massimo ammesso, secondo il giorno di inizio dei lavori, lo leggi nella pratica toccando il segnale della riga.',
  ],
  [
    'Il bonifico deve essere parlante?',
    'Sì, per chi non è titolare di reddito d’impresa: causale con il riferimento alla norma, codice fiscale di chi chiede la detrazione e partita IVA o codice fiscale di chi riceve il pagamento.',
  ],
  [
    'Chi non è proprietario può chiedere la detrazione?',
    'Sì: chi ha l’immobile in locazione o comodato, il familiare convivente e chi ha firmato un preliminare registrato, con i documenti che il portale chiede in ogni caso. L’aliquota è quella più bassa. Il nudo proprietario e chi ha l’usufrutto, l’uso o il diritto di abitazione seguono invece la regola del proprietario.',
  ],
  [
    'La pratica è tornata indietro: ho perso i crediti?',
    'No. Quando una pratica è rifiutata o sono richieste correzioni, i crediti tornano al pacchetto da cui erano stati presi.',
  ],
  [
    'Per quanto devo conservare i documenti?',
    `Per tutto il tempo dei controlli: ${rules.describeControlTerm(Number(getTodayInRome().slice(0, 4)))}. Anche il portale conserva fino ad allora le pratiche completate.`,
  ],
];

export const faq: StarterFile = {
  slug: 'domande-frequenti',
  kind: 'guide',
  title: 'Domande frequenti',
  description: 'Termini, aliquote, superfici, trasmittanza, pagamenti, crediti.',
  render: (paper, rules) => {
    for (const [question, answer] of listQuestions(rules))
      paper.addHeading(question).addParagraph(answer);
    paper.addSmallText(
      'Informazioni generali, che non sostituiscono il parere di un consulente fiscale.',
    );
  },
};
