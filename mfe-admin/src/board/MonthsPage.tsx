import { readData, type MonthlyFiguresDto } from '@pratiche/api';
import {
  Button,
  DownloadOutlined,
  loadWhenOnline,
  PageHeader,
  QueryState,
  useApi,
  useBackgroundTasks,
} from '@pratiche/ui';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { MonthsTable } from './MonthsTable.js';
import { CHART_HEIGHT } from './weekly-series.js';
import { MONTHS_TEXTS } from './texts.js';
import './work-board.css';

const RevenueBars = lazy(() => loadWhenOnline(() => import('./RevenueBars.js')));

/** What each of the last twelve months brought, for the owners of the portal. */
export function MonthsPage() {
  const api = useApi();
  const { data, error, refetch } = useQuery({
    queryKey: ['dossiers', 'board', 'months'],
    queryFn: ({ signal }) => readData(api.GET('/api/Module/board/months', { signal })),
  });
  return (
    <>
      <PageHeader
        title={MONTHS_TEXTS.title}
        subtitle={MONTHS_TEXTS.subtitle}
        actions={<MonthsExportButton />}
      />
      <QueryState for={{ data, error, refetch }} lines={8} />
      {data && <MonthsCard months={data} />}
    </>
  );
}

const MonthsCard = ({ months }: { months: readonly MonthlyFiguresDto[] }) => (
  <div className="wb">
    <section className="pr-card wb-wide" aria-labelledby="wb-revenue">
      <h2 id="wb-revenue">{MONTHS_TEXTS.revenue}</h2>
      <div className="wb-scroll">
        <Suspense fallback={<div style={{ minHeight: CHART_HEIGHT }} aria-busy="true" />}>
          <RevenueBars months={months} />
        </Suspense>
      </div>
    </section>
    <MonthsTable months={months} />
  </div>
);

function MonthsExportButton() {
  const api = useApi();
  const tasks = useBackgroundTasks();
  const [busy, setBusy] = useState(false);
  async function start(): Promise<void> {
    setBusy(true);
    await tasks.startTask(
      () => readData(api.POST('/api/Module/board/months/excel', {})),
      MONTHS_TEXTS.exportFailed,
    );
    setBusy(false);
  }
  return (
    <Button
      icon={<DownloadOutlined aria-hidden="true" />}
      loading={busy}
      onClick={() => void start()}
    >
      {MONTHS_TEXTS.export}
    </Button>
  );
}
