import { formatDay } from '@pratiche/ui';
import { countedLink } from './counted/counted-link.js';
import { CountLink } from './CountLink.js';
import { WEEKLY_SERIES, type Week } from './weekly-series.js';

/** The numbers of the weekly chart, newest week first. */
export function WeeklyTable({ weeks }: { weeks: readonly Week[] }) {
  return (
    <details className="wb-details">
      <summary>Vedi i numeri</summary>
      <p className="pr-muted">
        Ogni cifra conta i passaggi di stato della settimana, anche più d’uno della stessa pratica,
        e ne apre l’elenco.
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
                {WEEKLY_SERIES.map(({ key, label, figure }) => (
                  <td key={key} className="pr-end pr-number">
                    <CountLink
                      value={week[key]}
                      to={countedLink(figure, { day: week.monday })}
                      what={`${label.toLowerCase()}, settimana del ${formatDay(week.monday)}`}
                    />
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
