import { loadWhenOnline, formatDay } from '@pratiche/ui';
import { lazy, Suspense } from 'react';
import { CHART_HEIGHT, WEEKLY_SERIES, type Week } from './weekly-series.js';
import { countedLink } from './counted/counted-link.js';
import { CountLink } from './CountLink.js';
import { BOARD_TEXTS } from './texts.js';

/** recharts is fetched with the first board. */
const WeeklyBars = lazy(() => loadWhenOnline(() => import('./WeeklyBars.js')));

/** What came in and what went out, week by week: bars to look at, and the same numbers as a table. */
export function WeeklyChart({ weeks }: { weeks: readonly Week[] }) {
  return (
    <section className="pr-card wb-wide" aria-labelledby="wb-weeks">
      <h2 id="wb-weeks">{BOARD_TEXTS.weekly}</h2>
      <ul className="wb-legend" aria-hidden="true">
        {WEEKLY_SERIES.map(({ key, label }) => (
          <li key={key}>
            <span className={`wb-key wb-${key}`} />
            {label}
          </li>
        ))}
        <li>
          <span className="wb-key wb-running" />
          {BOARD_TEXTS.runningWeek}
        </li>
      </ul>
      <div className="wb-scroll">
        <Suspense fallback={<div style={{ minHeight: CHART_HEIGHT }} aria-busy="true" />}>
          <WeeklyBars weeks={weeks} />
        </Suspense>
      </div>
      <WeeklyTable weeks={weeks} />
    </section>
  );
}

/** The numbers of the weekly chart, newest week first. */
function WeeklyTable({ weeks }: { weeks: readonly Week[] }) {
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
