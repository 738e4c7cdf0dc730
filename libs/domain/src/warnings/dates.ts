import type { DossierForm } from '../dossier/index.js';
import { formatDay } from '../formats/index.js';
import type { Warning } from './warning.js';

/**
 * Works said to be finished on a day to come: what is filed with ENEA are works that are finished (domain decisions, deadlines).
 * @param today today in Italy, `yyyy-mm-dd`
 */
export const dateWarnings = ({ interventionEndDate }: Pick<DossierForm, 'interventionEndDate'>, today: string): Warning[] =>
  interventionEndDate !== null && interventionEndDate > today
    ? [{
      field: 'interventionEndDate', limit: formatDay(today), source: 'Termine di invio a ENEA, contato dalla fine dei lavori',
      rule: 'I lavori devono essere conclusi prima dell’invio',
      message: `La data di ultimazione (${formatDay(interventionEndDate)}) è futura: se i lavori non sono conclusi, indicarla come data stimata e inviare la pratica dopo il collaudo`,
    }]
    : [];
