import { readData } from '@pratiche/api';
import { formatTime, PageHeader, useApi, QueryState } from '@pratiche/ui';
import { useQuery } from '@tanstack/react-query';
import { WorkBoardFigures } from './WorkBoardFigures.js';
import { OperatorLoadTable } from './OperatorLoadTable.js';
import { OpenDossiersTable } from './OpenDossiersTable.js';
import { PerformanceCard } from './PerformanceCard.js';
import { REFRESH_MS } from './refresh.js';
import { useWaitingPeople } from './useWaitingPeople.js';
import { WaitingForCard } from './WaitingForCard.js';
import { WeeklyChart } from './WeeklyChart.js';
import { BOARD_TEXTS } from './texts.js';
import './work-board.css';

/**
 * The work board: waiting dossiers, their operators, deadlines at risk, and the weekly progress.
 */
export function WorkBoardPage() {
  const api = useApi();
  const { data, error, refetch, dataUpdatedAt } = useQuery({
    queryKey: ['dossiers', 'board'],
    queryFn: ({ signal }) => readData(api.GET('/api/Module/board', { signal })),
    refetchInterval: REFRESH_MS,
    staleTime: 0,
    refetchOnMount: 'always',
  });
  const waiting = useWaitingPeople();
  return (
    <>
      <PageHeader
        title={BOARD_TEXTS.title}
        subtitle={
          data
            ? BOARD_TEXTS.updatedAt(formatTime(new Date(dataUpdatedAt).toISOString()))
            : BOARD_TEXTS.subtitle
        }
      />
      <QueryState for={{ data, error, refetch }} lines={8} />
      {data && (
        <div className="wb">
          <WorkBoardFigures board={data} waiting={waiting} />
          <OpenDossiersTable board={data} />
          <OperatorLoadTable board={data} />
          {data.waitingFor && <WaitingForCard waitingFor={data.waitingFor} />}
          <WeeklyChart weeks={data.weeks} />
          <PerformanceCard refreshMs={REFRESH_MS} />
        </div>
      )}
    </>
  );
}
