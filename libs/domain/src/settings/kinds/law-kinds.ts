import type { PropertyRight } from '../../deduction/index.js';
import { CLIMATE_ZONES } from '../../enumerations/index.js';
import { formatEuro, formatNumber } from '../../formats/index.js';
import { count, type SettingGroupDescriptions } from '../setting-description.js';
import {
  amount,
  day,
  eachOf,
  flag,
  line,
  list,
  object,
  percent,
  whole,
  type NumberShape,
  type ObjectShape,
} from '../setting-shapes.js';

const MISSING = 'Valori mancanti.';

/** One number for each climate zone. */
const zones = (name: string, max: number, options: Partial<NumberShape>): ObjectShape =>
  eachOf(CLIMATE_ZONES, (zone) => amount(0.01, max, { ...options, label: `Zona ${zone}` }), {
    name,
    message: MISSING,
  });

/** A table names the decree it comes from. */
const sourced = (values: ObjectShape, name?: string): ObjectShape =>
  object(
    {
      source: line(200, {
        label: 'Fonte (decreto, norma)',
      }),
      validTo: day({
        label: 'Verificata per i lavori iniziati fino al (facoltativo)',
        description: 'Last day for which the table was checked; null until the next one.',
        isNullable: true,
        isOptional: true,
      }),
      values: { ...values, label: 'Valori' },
    },
    name === undefined ? {} : { name },
  );

const transmittance = sourced(zones('ZoneLimits', 20, { unit: 'W/m²K' }), 'TransmittanceLimits');
const costs = zones('ZoneCosts', 100_000, { unit: '€/m²', isMoney: true });

const summarizeZones = (values: Readonly<Record<string, number>>): string =>
  Object.entries(values)
    .map(([zone, limit]) => `${zone} ${formatNumber(limit)}`)
    .join(' · ');

const HIGHER_RATES = [
  { value: 'owner', label: 'Proprietario' },
  { value: 'bareOwner', label: 'Nudo proprietario' },
  { value: 'realRight', label: 'Usufrutto, uso, abitazione' },
  { value: 'mereHolder', label: 'Locatario o comodatario' },
  { value: 'cohabitingRelative', label: 'Familiare convivente' },
  { value: 'futureBuyer', label: 'Futuro acquirente' },
] as const satisfies readonly { value: PropertyRight; label: string }[];

const refuseBeforeStart = (
  date: unknown,
  { worksEndedFrom }: Readonly<Record<string, unknown>>,
): string | null =>
  typeof date === 'string' && typeof worksEndedFrom === 'string' && date < worksEndedFrom
    ? 'Non può precedere l’inizio del periodo.'
    : null;

const refuseAfterEnd = (
  date: unknown,
  { worksEndedTo }: Readonly<Record<string, unknown>>,
): string | null =>
  typeof date === 'string' && typeof worksEndedTo === 'string' && date > worksEndedTo
    ? 'Non può seguire la fine del periodo.'
    : null;

export const LAW_KINDS = {
  uLimits: {
    label: 'Limiti di trasmittanza',
    about:
      'Valori massimi dei nuovi serramenti per zona climatica: oltre questi l’installatore non può inviare la pratica.',
    shape: transmittance,
    summarize: ({ values }) => summarizeZones(values),
  },
  uLimitsEcobonus: {
    label: 'Limiti di trasmittanza Ecobonus',
    about: 'Oltre questi valori la pratica mostra un avviso.',
    shape: transmittance,
    summarize: ({ values }) => summarizeZones(values),
  },
  solarTransmission: {
    label: 'Trasmissione solare (gtot)',
    about: 'Valore massimo per schermature e chiusure.',
    shape: sourced(
      object({ max: amount(0.01, 1, { label: 'Valore massimo' }) }, { name: 'SolarLimit' }),
    ),
    summarize: ({ values }) => `Fino a ${formatNumber(values.max)}`,
  },
  costCeilings: {
    label: 'Massimali di costo',
    about: 'Costi massimi al m², al netto di IVA, posa e prestazioni professionali.',
    shape: sourced(
      object(
        {
          window: { ...costs, label: 'Serramento' },
          windowWithShutter: { ...costs, label: 'Serramento con chiusura oscurante' },
          shading: amount(0, 100_000, {
            label: 'Schermatura o chiusura',
            unit: '€/m²',
            isMoney: true,
          }),
        },
        { name: 'CostCeilings' },
      ),
      'CostCeilingTable',
    ),
    summarize: ({ values }) =>
      `Serramenti da ${formatEuro(Math.min(...Object.values(values.window)))} a ${formatEuro(Math.max(...Object.values(values.windowWithShutter)))} al m²`,
  },
  deductionRates: {
    label: 'Aliquote di detrazione',
    about:
      'Percentuali, limiti, quote e chi ha l’aliquota più alta, per anno della spesa: li usano la stima, gli avvisi e le domande frequenti.',
    shape: sourced(
      object(
        {
          mainHome: percent({ label: 'Abitazione principale (%)' }),
          other: percent({ label: 'Altri casi (%)' }),
          ecobonusDeductionMax: amount(0, 10_000_000, {
            label: 'Detrazione massima di ogni intervento Ecobonus (€; 0 se è finito)',
            isMoney: true,
          }),
          homeExpenseMax: amount(0, 10_000_000, {
            label: 'Spesa massima Bonus Casa (€)',
            isMoney: true,
          }),
          years: whole(1, 30, { label: 'Quote annuali' }),
          higherRate: eachOf(HIGHER_RATES, (label) => flag({ label }), {
            name: 'HigherRate',
            label: 'Aliquota più alta sull’abitazione principale per',
            message: MISSING,
          }),
        },
        { name: 'DeductionRates' },
      ),
      'DeductionRateTable',
    ),
    summarize: ({ values }) =>
      `${formatNumber(values.mainHome)} % abitazione principale, ${formatNumber(values.other)} % altri casi`,
  },
  controlTerms: {
    label: 'Termine dei controlli fiscali',
    about:
      'Per quanti anni, dopo quello dell’ultima dichiarazione con una quota, la detrazione può essere controllata. Ne seguono la conservazione delle pratiche completate, i documenti da firmare e le domande frequenti.',
    shape: sourced(
      object(
        {
          yearsAfterLastReturn: whole(1, 20, {
            label: 'Anni dopo quello dell’ultima dichiarazione',
          }),
        },
        { name: 'ControlTerms' },
      ),
      'ControlTermTable',
    ),
    summarize: ({ values }) => count(values.yearsAfterLastReturn, 'anno', 'anni'),
  },
  eneaOpenings: {
    label: 'Aperture del portale ENEA',
    about:
      'Se ENEA apre in ritardo, gli 84 giorni partono dal giorno di apertura. Le scadenze delle pratiche vengono ricalcolate.',
    shape: list(
      object(
        {
          worksEndedFrom: day({ label: 'Lavori conclusi dal' }),
          worksEndedTo: day({ label: 'Lavori conclusi al', ruleInRow: refuseBeforeStart }),
          worksBegunFrom: day({
            label: 'Solo per i lavori iniziati dal (facoltativo)',
            description: 'First day on which the works began; null for works begun at any time.',
            isNullable: true,
            isOptional: true,
            ruleInRow: refuseAfterEnd,
          }),
          expenseYear: whole(2020, 2100, {
            label: 'Solo per le spese dell’anno (facoltativo)',
            description: 'Year of the expense; null for every year.',
            isNullByDefault: true,
          }),
          opensOn: day({ label: 'Il portale apre il', ruleInRow: refuseBeforeStart }),
          source: line(200, {
            label: 'Fonte (facoltativa)',
            blank: 'null',
            isOptional: true,
          }),
        },
        { name: 'EneaOpening' },
      ),
      { count: 50, message: 'Al massimo 50 aperture.' },
    ),
    summarize: (openings) => count(openings.length, 'apertura', 'aperture'),
  },
} satisfies SettingGroupDescriptions;
