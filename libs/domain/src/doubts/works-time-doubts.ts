import { isCondominium, type DossierForm } from '../dossier/index.js';
import { formatDay } from '../formats/index.js';
import type { DoubtRule, FoundDoubt } from './doubt.js';

/** A building title ends three years after the works began. */
const TITLE_YEARS = 3;

const addYears = (day: string, years: number): string =>
  `${Number(day.slice(0, 4)) + years}${day.slice(4)}`;

function findLongWorks({
  interventionStartDate: start,
  interventionEndDate: end,
}: DossierForm): FoundDoubt[] {
  if (start === null || end === null || end <= addYears(start, TITLE_YEARS)) return [];
  return [
    {
      field: 'interventionStartDate',
      value: `${formatDay(start)} - ${formatDay(end)}`,
      limit: `${TITLE_YEARS} anni`,
      message: `I lavori risultano iniziati il ${formatDay(start)} e finiti il ${formatDay(end)}, oltre ${TITLE_YEARS} anni dopo: ricontrolla le due date, un titolo edilizio vale di solito tre anni (D.P.R. 380/2001, art. 15)`,
    },
  ];
}

/**
 * Works of two calendar years: people deduct what they paid in each. Companies deduct by the end of
 * the works, a condominium by its payments.
 */
function findTwoYears(form: DossierForm): FoundDoubt[] {
  const { interventionStartDate: start, interventionEndDate: end } = form;
  if (start === null || end === null || (form.isCompany && !isCondominium(form))) return [];
  const [from, to] = [start.slice(0, 4), end.slice(0, 4)];
  if (from >= to || findLongWorks(form).length > 0) return [];
  return [
    {
      field: 'interventionStartDate',
      value: `${from}-${to}`,
      limit: 'un anno',
      message: `I lavori sono iniziati nel ${from} e finiti nel ${to}, e la spesa si detrae nell’anno in cui è pagata: fatture e bonifici devono dire quanto è stato pagato in ciascun anno`,
    },
  ];
}

/** The time that the works took. */
export const WORKS_TIME_DOUBT_RULES: readonly DoubtRule[] = [
  {
    code: 'works-too-long',
    rule: 'I lavori finiscono entro la durata di un titolo edilizio',
    source: 'D.P.R. 380/2001, art. 15, comma 2, e art. 23, comma 2: tre anni',
    find: findLongWorks,
  },
  {
    code: 'works-two-years',
    rule: 'La spesa si detrae nell’anno in cui è pagata',
    source: 'Art. 16-bis D.P.R. 917/1986 e art. 14 D.L. 63/2013: spese sostenute nell’anno',
    find: findTwoYears,
  },
];
