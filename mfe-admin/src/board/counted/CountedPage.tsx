import { readPage, type CountedDossierDto } from '@pratiche/api';
import { getTodayInRome } from '@pratiche/domain';
import { EmptyState, PageHeader, useApi, useRules } from '@pratiche/ui';
import { useServerList } from '@pratiche/ui/lists';
import { ListKeys, OfficeTable, useListKeys } from '@pratiche/ui/office';
import { useMemo } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { BackLink } from '../../shared/BackLink.js';
import { SHORT_LIST_KEYS } from '../../shared/list-keys.js';
import { createCountedColumns } from './counted-columns.js';
import { describeCounted, getCountedOrigin, getCountedTexts, isCountedFigure } from './texts.js';
import { BOARD_TEXTS, PERFORMANCE_TEXTS } from '../texts.js';

const FILTER_NAMES = [
  'figure',
  'day',
  'serviceType',
  'operatorId',
  'reason',
  'template',
  'noTemplate',
];
/** Nothing is searched here. */
const ROW_KEYS = SHORT_LIST_KEYS.filter(([key]) => key !== '/');

/** What a number of the work board counts, line by line. */
export function CountedPage() {
  const api = useApi();
  const navigate = useNavigate();
  const rules = useRules();
  const [query] = useSearchParams();
  const wanted = query.get('figure');
  const figure = isCountedFigure(wanted) ? wanted : 'received';
  const day = query.get('day') ?? getTodayInRome();
  const { table } = useServerList<CountedDossierDto>({
    queryKey: ['dossiers', 'board', 'counted'],
    fetchPage: ({ search: _search, ...list }) =>
      readPage(
        api.GET('/api/Module/board/counted', {
          params: { query: { ...list, figure, day } },
        }),
      ),
    filterNames: FILTER_NAMES,
    sortNames: [],
    sort: null,
    noun: BOARD_TEXTS.rowNoun,
    isAlwaysFresh: true,
  });
  const columns = useMemo(() => createCountedColumns(figure, rules), [figure, rules]);
  const container = useListKeys({
    rows: table.rows,
    onOpen: ({ id, isListed }) => {
      if (isListed) void navigate(`/administration/modules/edit/${id}`);
    },
  });
  const { title } = getCountedTexts(figure);
  const origin = getCountedOrigin(figure);
  return (
    <>
      <BackLink to={origin.to}>{origin.label}</BackLink>
      <PageHeader title={title} subtitle={describeCounted(figure, day, findWords(query))} />
      <div ref={container}>
        <OfficeTable
          label={title}
          columns={columns}
          rowKey={({ id, at }) => `${id} ${at}`}
          {...table}
          empty={<EmptyState title={BOARD_TEXTS.noDossier} text={BOARD_TEXTS.noDossierText} />}
        />
        {(table.rows?.length ?? 0) > 0 && <ListKeys keys={ROW_KEYS} />}
      </div>
    </>
  );
}

/** The reason that was counted, or the ready text. */
const findWords = (query: URLSearchParams): string | null =>
  query.get('reason') ??
  query.get('template') ??
  (query.has('noTemplate') ? PERFORMANCE_TEXTS.otherReasons : null);
