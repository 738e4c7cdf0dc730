import { readData, type WorkPerformanceDto } from '@pratiche/api';
import { getChoiceLabel, SERVICE_TYPES } from '@pratiche/domain';
import { useApi } from '@pratiche/ui';
import { OfficeSelectField } from '@pratiche/ui/office';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { countedLink } from './counted/counted-link.js';
import { CountLink } from './CountLink.js';
import { shortenReason } from './performance-texts.js';
import { PERFORMANCE_TEXTS } from './texts.js';

type Operator = Pick<WorkPerformanceDto['operators'][number], 'operatorId' | 'name'>;

export const nameOperator = ({ operatorId, name }: Operator): string =>
  operatorId === null
    ? PERFORMANCE_TEXTS.ofNobody
    : (name ?? PERFORMANCE_TEXTS.account(operatorId));

/** Why dossiers come back: of all, of a service, of an operator; each number leads to the requests. */
export function CorrectionReasons({ performance }: { performance: WorkPerformanceDto }) {
  const { from, reasons: all, services, operators } = performance;
  const [serviceType, setService] = useState<string | null>(null);
  const [operatorId, setOperator] = useState<string | null>(null);
  const filter = {
    ...(serviceType === null ? {} : { serviceType: serviceType as '1' }),
    ...(operatorId === null ? {} : { operatorId }),
  };
  const isNarrowed = serviceType !== null || operatorId !== null;
  const api = useApi();
  const { data } = useQuery({
    queryKey: ['dossiers', 'board', 'reasons', filter],
    queryFn: ({ signal }) =>
      readData(api.GET('/api/Module/board/reasons', { params: { query: filter }, signal })),
    placeholderData: keepPreviousData,
    enabled: isNarrowed,
  });
  const reasons = isNarrowed ? data : all;
  if (all.length === 0) return null;
  return (
    <section aria-labelledby="wb-why">
      <h3 id="wb-why">{PERFORMANCE_TEXTS.reasons}</h3>
      <div className="wb-narrow">
        <OfficeSelectField<string>
          id="wb-why-service"
          label={PERFORMANCE_TEXTS.service}
          placeholder={PERFORMANCE_TEXTS.all}
          choices={services.map((row) => ({
            value: String(row.serviceType),
            label: getChoiceLabel(SERVICE_TYPES, row.serviceType),
          }))}
          value={serviceType}
          onChange={setService}
        />
        <OfficeSelectField<string>
          id="wb-why-operator"
          label={PERFORMANCE_TEXTS.operator}
          placeholder={PERFORMANCE_TEXTS.all}
          choices={operators.map((row) => ({
            value: row.operatorId === null ? 'none' : String(row.operatorId),
            label: nameOperator(row),
          }))}
          value={operatorId}
          onChange={setOperator}
        />
      </div>
      {reasons?.length === 0 && <p className="pr-muted">{PERFORMANCE_TEXTS.noRequest}</p>}
      <ol className="wb-reasons">
        {(reasons ?? []).map(({ reason, total }) => (
          <li key={reason}>
            <span className="wb-reason">{shortenReason(reason)}</span>
            <CountLink
              value={total}
              text={`${total} ×`}
              to={countedLink('correction', { day: from, reason, ...filter })}
              what={PERFORMANCE_TEXTS.countRequests(reason)}
            />
          </li>
        ))}
      </ol>
    </section>
  );
}
