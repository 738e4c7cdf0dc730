import type { DossierForm } from '../dossier/index.js';
import { formatNumber } from '../formats/index.js';
import { COHERENCE_SOURCE, type DoubtRule, type FoundDoubt } from './doubt.js';
import {
  listEfficiencyRanges,
  listWindowRanges,
  PLAUSIBLE_RANGES,
  type PlausibleRange,
} from './plausible-ranges.js';

const formatRange = ({ min, max, unit }: PlausibleRange): string =>
  `tra ${formatNumber(min)} e ${formatNumber(max)}${unit && ` ${unit}`}`;

/** What is not above zero is refused or asked for elsewhere. */
function findOutside(
  field: string,
  value: number | null,
  ranges: readonly PlausibleRange[],
): FoundDoubt[] {
  if (value === null || value <= 0) return [];
  if (ranges.some(({ min, max }) => value >= min && value <= max)) return [];
  const unit = ranges.at(-1)?.unit ?? '';
  const [text, limit] = [
    `${formatNumber(value)}${unit && ` ${unit}`}`,
    ranges.map(formatRange).join(' o '),
  ];
  return [
    {
      field,
      value: text,
      limit,
      message: `Il valore ${text} è insolito, di solito è ${limit}: ricontrolla il numero`,
    },
  ];
}

const findInRow = (
  row: object,
  prefix: string,
  ranges: Readonly<Record<string, PlausibleRange>>,
): FoundDoubt[] =>
  Object.entries(ranges).flatMap(([field, range]) =>
    findOutside(
      `${prefix}${field}`,
      (row as Readonly<Record<string, number | null>>)[field] ?? null,
      [range],
    ),
  );

const findGenerators = ({ serviceType, generatori }: DossierForm): FoundDoubt[] =>
  serviceType === 1
    ? generatori.flatMap((row, index) => [
        ...findInRow(row, `generatori.${index}.`, PLAUSIBLE_RANGES.generatori),
        ...(row.tipoGeneratore === null
          ? []
          : findOutside(
              `generatori.${index}.rendimentoMaxPotenza`,
              row.rendimentoMaxPotenza,
              listEfficiencyRanges(row.tipoGeneratore),
            )),
      ])
    : [];

const isEerShown = ({ serviceType, impiantoClimatizzazioneEstiva }: DossierForm): boolean =>
  serviceType === 1 && impiantoClimatizzazioneEstiva;

const NUMBER_RULE = 'Il numero è tra quelli usuali';

/** Numbers of the dossier itself and of its generators. */
export const RANGE_DOUBT_RULES: readonly DoubtRule[] = [
  {
    code: 'number-range',
    rule: NUMBER_RULE,
    source: COHERENCE_SOURCE,
    find: (form) => {
      const { valoreEer, ...others } = PLAUSIBLE_RANGES.dossier;
      return [
        ...findInRow(form, '', others),
        ...(isEerShown(form) ? findInRow(form, '', { valoreEer }) : []),
      ];
    },
  },
  {
    code: 'generator-range',
    rule: 'Rendimento e potenza sono quelli usuali del generatore',
    source: 'Guida ENEA: rendimento a 80/60 °C, potenza utile nominale in kW',
    find: findGenerators,
  },
];

/** Numbers of the products, which their rows show too. */
export const PRODUCT_RANGE_RULES: readonly DoubtRule[] = [
  {
    code: 'product-range',
    rule: NUMBER_RULE,
    source: COHERENCE_SOURCE,
    find: ({ manufatti: { serramenti, schermature, chiusure } }) => [
      ...serramenti.flatMap((row, index) =>
        findInRow(row, `manufatti.serramenti.${index}.`, listWindowRanges(row)),
      ),
      ...schermature.flatMap((row, index) =>
        findInRow(row, `manufatti.schermature.${index}.`, PLAUSIBLE_RANGES.schermature),
      ),
      ...chiusure.flatMap((row, index) =>
        findInRow(row, `manufatti.chiusure.${index}.`, PLAUSIBLE_RANGES.chiusure),
      ),
    ],
  },
];
