import type { MonthlyFiguresDto } from '@pratiche/api';
import { formatEuro, formatNumber } from '@pratiche/ui';
import { Bar, BarChart, CartesianGrid, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import { formatMonth, formatShortMonth } from './month-texts.js';
import { CHART_HEIGHT } from './weekly-series.js';
import { CHART_TEXTS } from './texts.js';

/** Revenue by month: the value shows on hover, and by the arrow keys once the chart has the focus. */
export default function RevenueBars({ months }: { months: readonly MonthlyFiguresDto[] }) {
  return (
    <div className="wb-bars" style={{ minWidth: 560 }}>
      <ResponsiveContainer width="100%" height={CHART_HEIGHT}>
        <BarChart data={[...months]} title={CHART_TEXTS.revenueBars}>
          <CartesianGrid vertical={false} stroke="var(--pr-line)" />
          <XAxis dataKey="month" tickFormatter={formatShortMonth} tickLine={false} interval={0} />
          <YAxis
            width={64}
            tickFormatter={(value: number) => formatNumber(value, 0)}
            tickLine={false}
            axisLine={false}
          />
          <Tooltip
            cursor={{ fill: 'var(--pr-surface-quiet)' }}
            labelFormatter={(month) => formatMonth(String(month))}
            formatter={(value) => formatEuro(Number(value))}
            isAnimationActive={false}
          />
          <Bar
            dataKey="revenue"
            name={CHART_TEXTS.revenue}
            className="wb-filed"
            isAnimationActive={false}
          />
        </BarChart>
      </ResponsiveContainer>
    </div>
  );
}
