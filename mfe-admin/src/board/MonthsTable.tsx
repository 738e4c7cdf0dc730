import type { MonthlyFiguresDto } from '@pratiche/api';
import { addDays, getNextMonth, type MovementFilter } from '@pratiche/domain';
import { formatEuro, formatNumber } from '@pratiche/ui';
import { countedLink } from './counted/counted-link.js';
import { CountLink } from './CountLink.js';
import { formatMonth } from './month-texts.js';
import { MONTHS_TEXTS } from './texts.js';

interface Column {
  key: Exclude<keyof MonthlyFiguresDto, 'month'>;
  title: string;
  format: (value: number) => string;
  /** Whether the months add up to something. */
  hasTotal: boolean;
  /** The list of what a month's number counts. */
  linkOf: (month: string) => string;
}

const formatCount = (value: number): string => formatNumber(value, 0);

const COLUMNS: readonly Column[] = [
  {
    key: 'received',
    title: MONTHS_TEXTS.received,
    format: formatCount,
    hasTotal: true,
    linkOf: (day) => countedLink('month-received', { day }),
  },
  {
    key: 'filed',
    title: MONTHS_TEXTS.filed,
    format: formatCount,
    hasTotal: true,
    linkOf: (day) => countedLink('month-filed', { day }),
  },
  {
    key: 'completed',
    title: MONTHS_TEXTS.completed,
    format: formatCount,
    hasTotal: true,
    linkOf: (day) => countedLink('month-completed', { day }),
  },
  {
    key: 'activeFitters',
    title: MONTHS_TEXTS.activeInstallers,
    format: formatCount,
    hasTotal: false,
    linkOf: (day) => countedLink('month-fitters', { day }),
  },
  {
    key: 'revenue',
    title: MONTHS_TEXTS.revenue,
    format: formatEuro,
    hasTotal: true,
    linkOf: (month) => paymentsLink('recharge', month),
  },
  {
    key: 'creditsSold',
    title: MONTHS_TEXTS.creditsSold,
    format: formatNumber,
    hasTotal: true,
    linkOf: (month) => paymentsLink('recharge', month),
  },
  {
    key: 'creditsUsed',
    title: MONTHS_TEXTS.creditsUsed,
    format: formatNumber,
    hasTotal: true,
    linkOf: (month) => paymentsLink('used', month),
  },
];

/** The movements of a month. */
const paymentsLink = (type: MovementFilter, month: string): string =>
  `/administration/payments?${new URLSearchParams({ type, from: month, to: addDays(getNextMonth(month), -1) })}`;

/** The figures of the months, newest first, with their sums. */
export function MonthsTable({ months }: { months: readonly MonthlyFiguresDto[] }) {
  const running = months.at(-1);
  const sum = (key: Column['key']): number => months.reduce((all, month) => all + month[key], 0);
  return (
    <section className="pr-card wb-wide" aria-labelledby="wb-months">
      <h2 id="wb-months">{MONTHS_TEXTS.table}</h2>
      <div className="wb-scroll" tabIndex={0} role="group" aria-labelledby="wb-months">
        <table className="pr-table wb-table" aria-labelledby="wb-months">
          <thead>
            <tr>
              <th scope="col">{MONTHS_TEXTS.month}</th>
              {COLUMNS.map(({ key, title }) => (
                <th key={key} scope="col" className="pr-end">
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {months.toReversed().map((month) => (
              <tr key={month.month}>
                <th scope="row">
                  {formatMonth(month.month)}
                  {month === running && MONTHS_TEXTS.running}
                </th>
                {COLUMNS.map(({ key, title, format, linkOf }) => (
                  <td key={key} className="pr-end pr-number">
                    <CountLink
                      value={month[key]}
                      to={linkOf(month.month)}
                      text={format(month[key])}
                      what={`${title.toLowerCase()}, ${formatMonth(month.month)}`}
                    />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{MONTHS_TEXTS.inAll}</th>
              {COLUMNS.map(({ key, format, hasTotal }) => (
                <td key={key} className="pr-end pr-number">
                  {hasTotal ? format(sum(key)) : ''}
                </td>
              ))}
            </tr>
          </tfoot>
        </table>
      </div>
    </section>
  );
}
