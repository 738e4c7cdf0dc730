import type { Manufatti, Serramento } from './index.js';
import { formatNumber, roundSurface } from '../formats/numbers.js';
import { formatCount } from '../formats/plurals.js';

const WINDOW_NAMES: Readonly<Record<string, readonly [one: string, many: string]>> = {
  finestra: ['finestra', 'finestre'],
  portoncino: ['portoncino', 'portoncini'],
  cassonettoIspezioneFrontale: ['cassonetto', 'cassonetti'],
  cielino: ['cielino', 'cielini'],
};
const OTHER_WINDOW = ['serramento', 'serramenti'] as const;

/** Per list of products: how many, their surface, and the value that limits apply to. */
export const summarizeProducts = ({ serramenti, schermature, chiusure }: Manufatti): string[] => [
  ...summarizeList(serramenti, countWindows(serramenti), ({ superficie }) => superficie, [
    'Uw',
    ({ trasmittanzaPost }) => trasmittanzaPost,
  ]),
  ...summarizeList(
    schermature,
    formatCount(schermature.length, 'schermatura', 'schermature'),
    ({ superficieSchermatura }) => superficieSchermatura,
    ['gtot', ({ trasmissioneSolare }) => trasmissioneSolare],
  ),
  ...summarizeList(
    chiusure,
    formatCount(chiusure.length, 'chiusura oscurante', 'chiusure oscuranti'),
    ({ superficieChiusura }) => superficieChiusura,
    ['resistenza', ({ resistenzaTermicaFinale }) => resistenzaTermicaFinale],
  ),
];

function summarizeList<Row>(
  rows: readonly Row[],
  counted: string,
  getSurface: (row: Row) => number | null,
  [name, getValue]: readonly [string, (row: Row) => number | null],
): string[] {
  if (rows.length === 0) return [];
  const surface = roundSurface(rows.reduce((sum, row) => sum + (getSurface(row) ?? 0), 0));
  const range = formatRange(rows.map(getValue).filter((value) => value !== null));
  return [
    counted,
    ...(surface > 0 ? [`${formatNumber(surface, 2)} m²`] : []),
    ...(range === '' ? [] : [`${name} ${range}`]),
  ];
}

/** `2 finestre e 1 portoncino`, in the order of the rows. */
function countWindows(rows: readonly Serramento[]): string {
  const counts = new Map<string, number>();
  for (const { tipologiaInfisso } of rows) {
    const kind = tipologiaInfisso ?? '';
    counts.set(kind, (counts.get(kind) ?? 0) + 1);
  }
  const parts = [...counts].map(([kind, count]) =>
    formatCount(count, ...(WINDOW_NAMES[kind] ?? OTHER_WINDOW)),
  );
  const last = parts.pop() ?? '';
  return parts.length === 0 ? last : `${parts.join(', ')} e ${last}`;
}

/** `1,1–1,2`; one value where all are the same. */
function formatRange(values: readonly number[]): string {
  if (values.length === 0) return '';
  const [least, most] = [Math.min(...values), Math.max(...values)];
  return least === most ? formatNumber(least) : `${formatNumber(least)}–${formatNumber(most)}`;
}
