import { readData, type GroupedReasonsDto, type WorkPerformanceDto } from '@pratiche/api';
import { getChoiceLabel, SERVICE_TYPES } from '@pratiche/domain';
import { QueryState, useApi } from '@pratiche/ui';
import { OfficeSelectField } from '@pratiche/ui/office';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { countedLink, type CountedLinkQuery } from './counted/counted-link.js';
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
  const api = useApi();
  const { data, error, refetch } = useQuery({
    queryKey: ['dossiers', 'board', 'reasons', filter],
    queryFn: ({ signal }) =>
      readData(api.GET('/api/Module/board/reasons/grouped', { params: { query: filter }, signal })),
    placeholderData: keepPreviousData,
    enabled: all.length > 0,
  });
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
        {operators.length > 0 && (
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
        )}
      </div>
      <QueryState for={{ data, error, refetch }} lines={3} />
      {data && <ReasonGroups grouped={data} query={{ day: from, ...filter }} />}
    </section>
  );
}

/** The ready texts that were used, and below them what was written in other words. */
function ReasonGroups({
  grouped: { templates, others, otherReasons },
  query,
}: {
  grouped: GroupedReasonsDto;
  query: CountedLinkQuery;
}) {
  if (templates.length === 0 && others === 0)
    return <p className="pr-muted">{PERFORMANCE_TEXTS.noRequest}</p>;
  return (
    <>
      <ol className="wb-reasons">
        {templates.map(({ title, total }) => (
          <ReasonRow
            key={title}
            words={title}
            total={total}
            query={{ ...query, template: title }}
          />
        ))}
        {others > 0 && (
          <ReasonRow
            words={PERFORMANCE_TEXTS.otherReasons}
            total={others}
            query={{ ...query, noTemplate: 'yes' }}
          />
        )}
      </ol>
      {otherReasons.length > 0 && (
        <details className="wb-details">
          <summary>{PERFORMANCE_TEXTS.seeOthers}</summary>
          <ol className="wb-reasons">
            {otherReasons.map(({ reason, total }) => (
              <ReasonRow
                key={reason}
                words={shortenReason(reason)}
                total={total}
                query={{ ...query, reason, noTemplate: 'yes' }}
              />
            ))}
          </ol>
        </details>
      )}
    </>
  );
}

interface ReasonRowProps {
  words: string;
  total: number;
  /** What narrows the list of requests to those counted. */
  query: CountedLinkQuery;
}

const ReasonRow = ({ words, total, query }: ReasonRowProps) => (
  <li>
    <span className="wb-reason">{words}</span>
    <CountLink
      value={total}
      text={`${total} ×`}
      to={countedLink('correction', query)}
      what={PERFORMANCE_TEXTS.countRequests(words)}
    />
  </li>
);
