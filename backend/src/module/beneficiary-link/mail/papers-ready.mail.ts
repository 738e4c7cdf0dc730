import { formatDay, selectPlural, stripFullStop } from '@pratiche/domain';
import { quoteTitles, shortenEndByChange } from '@pratiche/domain/signatures';
import type { MailTemplate } from '../../../platform/mail/index.js';

export interface PapersReadyMailData {
  /** The fitter's company, as the customer knows it. */
  requestedBy: string;
  /** Titles of the papers. */
  papers: readonly string[];
  /** Those whose earlier signature no longer counts, and why. */
  ended: readonly { title: string; reason: string }[];
  /** Last day the link works, `yyyy-mm-dd`. */
  until: string;
  path: string;
}

const HOW =
  'Lo leggi e lo firmi dal telefono in un paio di minuti: bastano un dito e un codice che ti mandiamo per e-mail. Se preferisci la carta, chiedi il documento all’azienda.';

/** To the customer: what is left to do is a signature, and how it is given. */
export const papersReadyMail = ({
  requestedBy,
  papers,
  ended,
  until,
  path,
}: PapersReadyMailData): MailTemplate => ({
  subject:
    ended.length > 0
      ? `Serve di nuovo la tua firma per ${requestedBy}`
      : `Manca solo la tua firma per ${requestedBy}`,
  heading:
    ended.length > 0
      ? selectPlural(ended.length, 'Una tua firma non vale più', 'Le tue firme non valgono più')
      : selectPlural(
          papers.length,
          'Il documento da firmare è pronto',
          'I documenti da firmare sono pronti',
        ),
  paragraphs: [
    ...ended.map(
      ({ title, reason }) =>
        `Avevi già firmato «${title}», ma quella firma non vale più: ${stripFullStop(shortenEndByChange(reason))}. Per questo ti chiediamo di firmare la nuova versione.`,
    ),
    `${ended.length > 0 ? describeOthers(papers, ended) : describeReady(papers)}Serve a ${requestedBy} per inviare la pratica della tua detrazione.`,
    // Why it is asked again comes before how: the button stays on a phone's first screen.
    ...(ended.length > 0 ? [] : [HOW]),
  ],
  action: { label: 'Leggi e firma', path },
  details: [
    ...(ended.length > 0 ? [HOW] : []),
    `Il link è personale, non inoltrarlo: funziona fino al ${formatDay(until)}.`,
    `Se non conosci ${requestedBy} o non aspettavi questo messaggio, ignora questa e-mail.`,
  ],
  onBehalfOf: requestedBy,
  reason: `Messaggio automatico: ricevi questa e-mail perché ${requestedBy} ha indicato il tuo indirizzo per una pratica. Non rispondere a questo indirizzo.`,
});

const describeReady = (papers: readonly string[]): string =>
  `Ci siamo quasi: ${selectPlural(papers.length, 'il documento', 'i documenti')} ${quoteTitles(papers)} ${selectPlural(papers.length, 'è completo e aspetta', 'sono completi e aspettano')} la tua firma. `;

/** Papers that were not signed before, beside those whose signature ended. */
function describeOthers(papers: readonly string[], ended: PapersReadyMailData['ended']): string {
  const others = papers.filter((paper) => !ended.some(({ title }) => title === paper));
  return others.length === 0
    ? ''
    : `${selectPlural(others.length, 'Aspetta', 'Aspettano')} la tua firma anche ${quoteTitles(others)}. `;
}
