import { loadWhenOnline } from '@pratiche/ui';
import { lazy, Suspense } from 'react';
import { WeeklyTable } from './WeeklyTable.js';
import { CHART_HEIGHT, WEEKLY_SERIES, type Week } from './weekly-series.js';
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
