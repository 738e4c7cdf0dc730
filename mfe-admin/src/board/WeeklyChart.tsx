import { formatDay, formatNumber } from '@pratiche/ui';
import { useLayoutEffect, useRef, useState } from 'react';
import {
  niceScaleMaximum,
  WEEKLY_SERIES,
  formatWeekLabel,
  type Week,
} from './weekly-chart-scale.js';

const HEIGHT = 240;
const LEFT = 44;
const BOTTOM = 28;
const TOP = 12;
const GRID_LINES = [0, 0.25, 0.5, 0.75, 1];

/** Below this width, in pixels, the twelve weeks would be indistinguishable. */
const MIN_WIDTH = 560;

/**
 * Measures the width of the frame and follows its resizing, so that the text keeps its size; where
 * the chart overflows, the frame is scrolled to the current week.
 */
function useElementWidth() {
  const frame = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(MIN_WIDTH);
  useLayoutEffect(() => {
    const { current } = frame;
    if (!current) return;
    const measure = () => setWidth(Math.max(MIN_WIDTH, current.clientWidth));
    measure();
    current.scrollLeft = current.scrollWidth;
    const observer = new ResizeObserver(measure);
    observer.observe(current);
    return () => observer.disconnect();
  }, []);
  return { frame, width };
}

/** What came in and what went out, week by week: bars to look at, and the same numbers as a table. */
export function WeeklyChart({ weeks }: { weeks: readonly Week[] }) {
  const top = niceScaleMaximum(weeks);
  const plot = HEIGHT - BOTTOM - TOP;
  const { frame, width } = useElementWidth();
  const slot = (width - LEFT) / Math.max(1, weeks.length);
  const bar = (slot * 0.72) / WEEKLY_SERIES.length;
  const y = (value: number) => TOP + plot * (1 - value / top);
  return (
    <section className="pr-card wb-wide" aria-labelledby="wb-weeks">
      <h2 id="wb-weeks">Andamento settimanale</h2>
      <ul className="wb-legend" aria-hidden="true">
        {WEEKLY_SERIES.map(({ key, label }) => (
          <li key={key}>
            <span className={`wb-key wb-${key}`} />
            {label}
          </li>
        ))}
      </ul>
      <div
        className="wb-scroll"
        ref={frame}
        tabIndex={0}
        role="group"
        aria-label="Grafico dell’andamento settimanale"
      >
        <svg
          className="wb-chart"
          width={width}
          height={HEIGHT}
          role="img"
          aria-label={`Pratiche ricevute, inviate a ENEA e completate nelle ultime ${weeks.length} settimane; i numeri sono nella tabella che segue.`}
        >
          {GRID_LINES.map((part) => (
            <g key={part}>
              <line
                x1={LEFT}
                x2={width}
                y1={y(top * part)}
                y2={y(top * part)}
                className="wb-line"
              />
              <text x={LEFT - 8} y={y(top * part) + 4} textAnchor="end" className="wb-tick">
                {formatNumber(top * part, 0)}
              </text>
            </g>
          ))}
          {weeks.map((week, index) => (
            <g key={week.monday}>
              {WEEKLY_SERIES.map(({ key, label }, at) => (
                <rect
                  key={key}
                  className={`wb-${key}`}
                  x={LEFT + slot * index + slot * 0.14 + bar * at}
                  y={y(week[key])}
                  width={bar - 1}
                  height={plot + TOP - y(week[key])}
                >
                  <title>{`${label}, settimana del ${formatDay(week.monday)}: ${week[key]}`}</title>
                </rect>
              ))}
              <text
                x={LEFT + slot * (index + 0.5)}
                y={HEIGHT - 8}
                textAnchor="middle"
                className="wb-tick"
              >
                {formatWeekLabel(week)}
              </text>
            </g>
          ))}
        </svg>
      </div>
      <WeeklyTable weeks={weeks} />
    </section>
  );
}

function WeeklyTable({ weeks }: { weeks: readonly Week[] }) {
  return (
    <details className="wb-details">
      <summary>Vedi i numeri</summary>
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
