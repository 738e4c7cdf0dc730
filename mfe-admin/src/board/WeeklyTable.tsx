import { formatDay, formatNumber } from '@pratiche/ui';
import { WEEKLY_SERIES, type Week } from './weekly-series.js';

/** The numbers of the weekly chart, newest week first. */
export function WeeklyTable({ weeks }: { weeks: readonly Week[] }) {
  return (
    <details className="wb-details">
      <summary>Vedi i numeri</summary>
      <p className="pr-muted">
        Ogni cifra conta i passaggi di stato della settimana, anche più d’uno della stessa pratica.
        Gli elenchi mostrano le pratiche come sono ora: per questo non portano a un elenco.
      </p>
      <div
        className="wb-scroll"
        tabIndex={0}
        role="group"
        aria-label="Numeri dell’andamento settimanale"
      >
        <table className="pr-table wb-table">
          <caption className="pr-visually-hidden">Andamento settimanale</caption>
          <thead>
            <tr>
              <th scope="col">Settimana del</th>
              {WEEKLY_SERIES.map(({ key, label }) => (
                <th key={key} scope="col" className="pr-end">
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {weeks.toReversed().map((week) => (
              <tr key={week.monday}>
                <th scope="row" className="pr-number">
                  {formatDay(week.monday)}
                  {week === weeks.at(-1) && ' (in corso)'}
                </th>
                {WEEKLY_SERIES.map(({ key }) => (
                  <td key={key} className="pr-end pr-number">
                    {formatNumber(week[key], 0)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}
