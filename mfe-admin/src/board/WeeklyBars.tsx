import { formatDay, formatNumber } from '@pratiche/ui';
import { useCallback } from 'react';
import {
  Bar,
  BarChart,
  CartesianGrid,
  ReferenceArea,
  ResponsiveContainer,
  Tooltip,
  XAxis,
  YAxis,
} from 'recharts';
import { CHART_HEIGHT } from './weekly-series.js';
import { formatWeekLabel, WEEKLY_SERIES, type Week } from './weekly-series.js';
import { CHART_TEXTS } from './texts.js';

/** Below this width, in pixels, the twelve weeks would be indistinguishable. */
const MIN_WIDTH = 560;

/** Bars by week: the values of a week show on hover, and by the arrow keys once the chart has the focus. */
export default function WeeklyBars({ weeks }: { weeks: readonly Week[] }) {
  const running = weeks.at(-1)?.monday;
  // Where the chart is wider than its frame, the current week is in view.
  const showCurrentWeek = useCallback((chart: HTMLDivElement | null) => {
    const frame = chart?.parentElement;
    if (frame) frame.scrollLeft = frame.scrollWidth;
  }, []);
  return (
    <div className="wb-bars" ref={showCurrentWeek} style={{ minWidth: MIN_WIDTH }}>
      <ResponsiveContainer width="100%" height={CHART_HEIGHT}>
        <BarChart data={[...weeks]} title={CHART_TEXTS.barsOf(weeks.length)}>
          <CartesianGrid vertical={false} stroke="var(--pr-line)" />
          <XAxis dataKey="monday" tickFormatter={formatWeekLabel} tickLine={false} interval={0} />
          <YAxis allowDecimals={false} width={44} tickLine={false} axisLine={false} />
          {running !== undefined && (
            <ReferenceArea x1={running} x2={running} className="wb-running" ifOverflow="visible" />
          )}
          <Tooltip
            cursor={{ fill: 'var(--pr-surface-quiet)' }}
            labelFormatter={(monday) =>
              CHART_TEXTS.weekOf(formatDay(String(monday)), monday === running)
            }
            formatter={(value) => formatNumber(Number(value), 0)}
            isAnimationActive={false}
          />
          {WEEKLY_SERIES.map(({ key, label }) => (
            <Bar
              key={key}
              dataKey={key}
              name={label}
              className={`wb-${key}`}
              isAnimationActive={false}
            />
          ))}
        </BarChart>
      </ResponsiveContainer>
    </div>
  );
}
