import type { WorkPerformanceDto } from '@pratiche/api';
import { countedLink, type CountedLinkQuery } from './counted/counted-link.js';
import { CountLink } from './CountLink.js';
import { completedListLink } from './list-links.js';
import { formatDays, formatReturnedShare } from './performance-texts.js';
import { PERFORMANCE_TEXTS } from './texts.js';

type Row = WorkPerformanceDto['all'] & {
  name: string;
  /** What narrows a list to the dossiers of the row. */
  filter: Omit<CountedLinkQuery, 'day'>;
};

/** Figures side by side; each number of dossiers leads to its list. */
export function PerformanceTable({
  title,
  from,
  rows,
}: {
  title: string;
  from: string;
  rows: readonly Row[];
}) {
  return (
    <div className="wb-scroll" tabIndex={0} role="group" aria-label={title}>
      <table className="pr-table wb-table">
        <caption>{title}</caption>
        <thead>
          <tr>
            {[
              PERFORMANCE_TEXTS.name,
              PERFORMANCE_TEXTS.received,
              PERFORMANCE_TEXTS.inCorrection,
              PERFORMANCE_TEXTS.completed,
              PERFORMANCE_TEXTS.half,
              PERFORMANCE_TEXTS.ninth,
            ].map((head, index) => (
              <th key={head} scope="col" className={index === 0 ? undefined : 'pr-end'}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, filter, ...figures }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td className="pr-end pr-number">
                <CountLink
                  value={figures.received}
                  to={countedLink('received', { day: from, ...filter })}
                  what={PERFORMANCE_TEXTS.countReceivedOf(name)}
                />
              </td>
              <td className="pr-end pr-number">
                <CountLink
                  value={figures.returned}
                  text={formatReturnedShare(figures)}
                  to={countedLink('returned', { day: from, ...filter })}
                  what={PERFORMANCE_TEXTS.countReturnedOf(name)}
                />
              </td>
              <td className="pr-end pr-number">
                <CountLink
                  value={figures.completed}
                  to={completedListLink({ status: 'SELLED', dateFrom: from, ...filter })}
                  what={PERFORMANCE_TEXTS.countCompletedOf(name)}
                />
              </td>
              <td className="pr-end pr-number">{formatDays(figures.median)}</td>
              <td className="pr-end pr-number">{formatDays(figures.ninth)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
