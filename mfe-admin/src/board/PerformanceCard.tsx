import { readData, type WorkPerformanceDto } from '@pratiche/api';
import {
  getChoiceLabel,
  PERFORMANCE_DAYS,
  SERVICE_TYPES,
  getSkipReasonLabel,
} from '@pratiche/domain';
import { formatDay, QueryState, useApi } from '@pratiche/ui';
import { useQuery } from '@tanstack/react-query';
import { CorrectionReasons, nameOperator } from './CorrectionReasons.js';
import { countedLink } from './counted/counted-link.js';
import { CountLink } from './CountLink.js';
import { PerformanceTable } from './PerformanceTable.js';
import { formatDays, formatReturnedShare } from './performance-texts.js';
import { StepTimes } from './StepTimes.js';
import { PERFORMANCE_TEXTS } from './texts.js';

/** How soon and how well dossiers are completed, in all and by service and operator. */
export function PerformanceCard({ refreshMs }: { refreshMs: number }) {
  const api = useApi();
  const { data, error, refetch } = useQuery({
    queryKey: ['dossiers', 'board', 'performance'],
    queryFn: ({ signal }) => readData(api.GET('/api/Module/board/performance', { signal })),
    refetchInterval: refreshMs,
  });
  return (
    <section className="pr-card wb-wide wb-performance" aria-labelledby="wb-performance">
      <h2 id="wb-performance">{PERFORMANCE_TEXTS.title(PERFORMANCE_DAYS)}</h2>
      <QueryState for={{ data, error, refetch }} lines={4} />
      {data && <PerformanceFigures performance={data} />}
    </section>
  );
}

export function PerformanceFigures({ performance }: { performance: WorkPerformanceDto }) {
  const { from, all, services, operators, steps = [], skips } = performance;
  if (all.received === 0)
    return <p className="pr-muted">{PERFORMANCE_TEXTS.noneSince(formatDay(from))}</p>;
  return (
    <>
      <dl className="wb-facts">
        <div>
          <dt>{PERFORMANCE_TEXTS.halfWithin}</dt>
          <dd>{formatDays(all.median)}</dd>
        </div>
        <div>
          <dt>{PERFORMANCE_TEXTS.ninthWithin}</dt>
          <dd>{formatDays(all.ninth)}</dd>
        </div>
        <div>
          <dt>{PERFORMANCE_TEXTS.returned}</dt>
          <dd>
            <CountLink
              value={all.returned}
              text={formatReturnedShare(all)}
              to={countedLink('returned', { day: from })}
              what={PERFORMANCE_TEXTS.countReturned}
            />
          </dd>
        </div>
      </dl>
      <p className="pr-muted">{PERFORMANCE_TEXTS.about(formatDay(from))}</p>
      <div className="wb-tables">
        <PerformanceTable
          title={PERFORMANCE_TEXTS.byService}
          from={from}
          rows={services.map((row) => ({
            ...row,
            name: getChoiceLabel(SERVICE_TYPES, row.serviceType),
            filter: { serviceType: String(row.serviceType) },
          }))}
        />
        {operators.length > 0 && (
          <PerformanceTable
            title={PERFORMANCE_TEXTS.byOperator}
            from={from}
            rows={operators.map(({ operatorId, name, ...row }) => ({
              ...row,
              name: nameOperator({ operatorId, name }),
              filter: { operatorId: operatorId === null ? 'none' : String(operatorId) },
            }))}
          />
        )}
      </div>
      <StepTimes steps={steps} operators={operators} />
      <CorrectionReasons performance={performance} />
      {skips.length > 0 && <SkipCounts skips={skips} from={from} />}
    </>
  );
}

/** Why operators went past dossiers that they could have worked on. */
function SkipCounts({ skips, from }: Pick<WorkPerformanceDto, 'skips' | 'from'>) {
  return (
    <>
      <h3>{PERFORMANCE_TEXTS.skips}</h3>
      <ol className="wb-reasons">
        {skips.map(({ reason, total }) => (
          <li key={reason}>
            <span className="wb-reason">{getSkipReasonLabel(reason)}</span>
            <CountLink
              value={total}
              text={`${total} ×`}
              to={countedLink('skip', { day: from, reason })}
              what={PERFORMANCE_TEXTS.countSkipped(getSkipReasonLabel(reason))}
            />
          </li>
        ))}
      </ol>
    </>
  );
}
