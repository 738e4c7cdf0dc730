import { listOpenings, type DeadlineDates, type EneaOpeningSettings } from '../deadlines/index.js';
import type { DossierForm } from '../dossier/index.js';
import { formatDay } from '../formats/index.js';
import type { Warning } from './warning.js';

/**
 * Warns of works with a future end date: only finished works are filed with ENEA (domain decisions,
 * deadlines).
 * @param today today in Italy, `yyyy-mm-dd`
 */
export const listDateWarnings = (
  { interventionEndDate }: Pick<DossierForm, 'interventionEndDate'>,
  today: string,
): Warning[] =>
  interventionEndDate !== null && interventionEndDate > today
    ? [
        {
          field: 'interventionEndDate',
          limit: formatDay(today),
          source: 'Termine di invio a ENEA, contato dalla fine dei lavori',
          rule: 'I lavori devono essere conclusi prima dell’invio',
          message: `La data di ultimazione (${formatDay(interventionEndDate)}) è futura: se i lavori non sono conclusi, indicarla come data stimata e inviare la pratica dopo il collaudo`,
        },
      ]
    : [];

/**
 * The test report determines the year of the dossier (spec wizard §2): works that end in another
 * year belong to another ENEA portal, unless an opening names that year of expense for them (domain
 * decisions, deadlines).
 */
export function listYearWarnings(
  dates: DeadlineDates,
  { eneaOpenings }: EneaOpeningSettings,
): Warning[] {
  const { annoRiferimento: year, interventionEndDate: end } = dates;
  if (year === null || end === null || Number(end.slice(0, 4)) === year) return [];
  if (listOpenings(dates, eneaOpenings).some(({ expenseYear }) => expenseYear === year)) return [];
  return [
    {
      field: 'annoRiferimento',
      limit: end.slice(0, 4),
      source: 'Verbale di collaudo',
      rule: 'L’anno di riferimento è quello in cui finiscono i lavori',
      message: `L’anno di riferimento (${year}) è diverso da quello della data di ultimazione (${formatDay(end)}): ricontrolla quale dei due è giusto`,
    },
  ];
}
