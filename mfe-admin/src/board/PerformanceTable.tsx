import type { WorkPerformanceDto } from '@pratiche/api';
import { formatNumber } from '@pratiche/ui';
import { Link } from 'react-router';
import { completedListLink } from './list-links.js';
import { formatDays, formatReturnedShare } from './performance-texts.js';

type Row = WorkPerformanceDto['all'] & {
  name: string;
  /** What narrows the list of completed dossiers to those of the row. */
  filter: Record<string, string>;
};

/** Figures side by side; the completed ones lead to their list. */
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
            {['Nome', 'Ricevute', 'In correzione', 'Completate', 'Metà entro', '9 su 10 entro'].map(
              (head, index) => (
                <th key={head} scope="col" className={index === 0 ? undefined : 'pr-end'}>
                  {head}
                </th>
              ),
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, filter, ...figures }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td className="pr-end pr-number">{formatNumber(figures.received, 0)}</td>
              <td className="pr-end pr-number">{formatReturnedShare(figures)}</td>
              <td className="pr-end pr-number">
                {figures.completed === 0 ? (
                  <span className="pr-muted">0</span>
                ) : (
                  <Link
                    to={completedListLink({ status: 'SELLED', dateFrom: from, ...filter })}
                    className="wb-count"
                    aria-label={`${formatNumber(figures.completed, 0)} completate: ${name}`}
                  >
                    {formatNumber(figures.completed, 0)}
                  </Link>
                )}
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
