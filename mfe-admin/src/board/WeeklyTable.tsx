import { formatDay } from '@pratiche/ui';
import { countedLink } from './counted/counted-link.js';
import { CountLink } from './CountLink.js';
import { WEEKLY_SERIES, type Week } from './weekly-series.js';
import { BOARD_TEXTS } from './texts.js';

/** The numbers of the weekly chart, newest week first. */
export function WeeklyTable({ weeks }: { weeks: readonly Week[] }) {
  return (
    <details className="wb-details">
      <summary>{BOARD_TEXTS.seeNumbers}</summary>
      <p className="pr-muted">{BOARD_TEXTS.aboutNumbers}</p>
      <div className="wb-scroll" tabIndex={0} role="group" aria-label={BOARD_TEXTS.weeklyNumbers}>
        <table className="pr-table wb-table">
          <caption className="pr-visually-hidden">{BOARD_TEXTS.weekly}</caption>
          <thead>
            <tr>
              <th scope="col">{BOARD_TEXTS.weekBegins}</th>
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
                  {week === weeks.at(-1) && BOARD_TEXTS.running}
                </th>
                {WEEKLY_SERIES.map(({ key, label, figure }) => (
                  <td key={key} className="pr-end pr-number">
                    <CountLink
                      value={week[key]}
                      to={countedLink(figure, { day: week.monday })}
                      what={BOARD_TEXTS.countOfWeek(label.toLowerCase(), formatDay(week.monday))}
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
