import { readData, type WorkPerformanceDto } from '@pratiche/api';
import { getChoiceLabel, PERFORMANCE_DAYS, SERVICE_TYPES } from '@pratiche/domain';
import { getSkipReasonLabel } from '@pratiche/domain/working-day';
import { formatDay, QueryState, useApi } from '@pratiche/ui';
import { useQuery } from '@tanstack/react-query';
import { CorrectionReasons, nameOperator } from './CorrectionReasons.js';
import { countedLink } from './counted/counted-link.js';
import { CountLink } from './CountLink.js';
import { PerformanceTable } from './PerformanceTable.js';
import { formatDays, formatReturnedShare } from './performance-texts.js';

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
      <h2 id="wb-performance">Tempi e correzioni degli ultimi {PERFORMANCE_DAYS} giorni</h2>
      <QueryState for={{ data, error, refetch }} lines={4} />
      {data && <PerformanceFigures performance={data} />}
    </section>
  );
}

export function PerformanceFigures({ performance }: { performance: WorkPerformanceDto }) {
  const { from, all, services, operators, skips } = performance;
  if (all.received === 0)
    return <p className="pr-muted">Nessuna pratica ricevuta dal {formatDay(from)}.</p>;
  return (
    <>
      <dl className="wb-facts">
        <div>
          <dt>Metà completata entro</dt>
          <dd>{formatDays(all.median)}</dd>
        </div>
        <div>
          <dt>9 su 10 entro</dt>
          <dd>{formatDays(all.ninth)}</dd>
        </div>
        <div>
          <dt>Rimandate in correzione</dt>
          <dd>
            <CountLink
              value={all.returned}
              text={formatReturnedShare(all)}
              to={countedLink('returned', { day: from })}
              what="tornate in correzione"
            />
          </dd>
        </div>
      </dl>
      <p className="pr-muted">
        Pratiche ricevute dal {formatDay(from)}; i giorni vanno dall’ultimo invio al completamento.
      </p>
      <div className="wb-tables">
        <PerformanceTable
          title="Per servizio"
          from={from}
          rows={services.map((row) => ({
            ...row,
            name: getChoiceLabel(SERVICE_TYPES, row.serviceType),
            filter: { serviceType: String(row.serviceType) },
          }))}
        />
        <PerformanceTable
          title="Per operatore"
          from={from}
          rows={operators.map(({ operatorId, name, ...row }) => ({
            ...row,
            name: nameOperator({ operatorId, name }),
            filter: { operatorId: operatorId === null ? 'none' : String(operatorId) },
          }))}
        />
      </div>
      <CorrectionReasons performance={performance} />
      {skips.length > 0 && <SkipCounts skips={skips} from={from} />}
    </>
  );
}

/** Why operators went past dossiers that they could have worked on. */
function SkipCounts({ skips, from }: Pick<WorkPerformanceDto, 'skips' | 'from'>) {
  return (
    <>
      <h3>Motivi dei salti</h3>
      <ol className="wb-reasons">
        {skips.map(({ reason, total }) => (
          <li key={reason}>
            <span className="wb-reason">{getSkipReasonLabel(reason)}</span>
            <CountLink
              value={total}
              text={`${total} ×`}
              to={countedLink('skip', { day: from, reason })}
              what={`saltate, ${getSkipReasonLabel(reason)}`}
            />
          </li>
        ))}
      </ol>
    </>
  );
}
