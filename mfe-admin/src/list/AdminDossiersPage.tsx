import { readData, type DossierListItemDto } from '@pratiche/api';
import { ArrowLeftOutlined, Button, PageHeader, useApi, useIsPhone } from '@pratiche/ui';
import { NoDossiersFound, type DossierColumn, type RowCardContent } from '@pratiche/ui/lists';
import { ListKeys, OfficeTable, PostponeDialog } from '@pratiche/ui/office';
import type { ReactNode } from 'react';
import {
  type OfficeList,
  getChoiceLabel,
  OFFICE_LIST_SORTS,
  SERVICE_TYPES,
  toDossierSearch,
} from '@pratiche/domain';
import { BulkActionBar } from '../bulk/BulkActionBar.js';
import { ExportButton } from '../exports/ExportButton.js';
import { ViewTabs } from '../saved-views/ViewTabs.js';
import { ColumnsMenu } from '../shared/columns/ColumnsMenu.js';
import { pickShownColumns, useListColumns } from '../shared/columns/useListColumns.js';
import { ListFilters } from './filters/ListFilters.js';
import { dossierRowId } from './list-place.js';
import { DOSSIER_LIST_TEXTS, LIST_CARD_TEXTS as TEXTS, LIST_CELL_TEXTS } from './texts.js';
import type { AdminDossierList } from './useAdminDossierList.js';
import { listAttentionMarks } from './cells/attention-marks.js';
import { DeadlineCell } from './cells/DeadlineCell.js';
import { StatusCell } from './cells/StatusCell.js';

const COMMON = [
  ['J K', DOSSIER_LIST_TEXTS.keyWalk],
  [DOSSIER_LIST_TEXTS.enterKey, DOSSIER_LIST_TEXTS.keyOpen],
  ['X', DOSSIER_LIST_TEXTS.keySelect],
] as const;

const TAKE = ['P', DOSSIER_LIST_TEXTS.keyTake] as const;

/** Keys named in the line under each list; the help has all of them. */
const LIST_KEYS: Readonly<Record<OfficeList, readonly (readonly [string, string])[]>> = {
  RECEIVED: [
    ['N', DOSSIER_LIST_TEXTS.keyStart],
    ...COMMON,
    ['A', DOSSIER_LIST_TEXTS.keyAccept],
    ['C', DOSSIER_LIST_TEXTS.keyReturn],
    ['H', DOSSIER_LIST_TEXTS.keyPostpone],
    TAKE,
    ['/', DOSSIER_LIST_TEXTS.keySearch],
  ],
  ELABORATED: [...COMMON, TAKE, ['/', DOSSIER_LIST_TEXTS.keySearch]],
};

interface AdminDossiersPageProps {
  dossierList: AdminDossierList;
  title: string;
  /** Every column that the list can show. */
  columns: readonly DossierColumn[];
  /** What to say while there is nothing at all. */
  empty: ReactNode;
}

/** A back-office list: its views, filters, rows, keys and what is done with the ticked ones. */
export function AdminDossiersPage(props: AdminDossiersPageProps) {
  const { dossierList, title, columns, empty } = props;
  const { state, list, openDossier, container, statusChange, selection, bulk, postponement } =
    dossierList;
  const { params, table } = list;
  const isPhone = useIsPhone();
  const listColumns = useListColumns(state);
  const picked = pickShownColumns(columns, listColumns.shown);
  return (
    <div
      className={table.sort === OFFICE_LIST_SORTS.RECEIVED ? 'ad-list ad-list-queue' : 'ad-list'}
    >
      <PageHeader title={title} actions={<ListActions dossierList={dossierList} />} />
      <ViewTabs list={state} />
      <ListFilters params={params} state={state}>
        {!isPhone && <ColumnsMenu list={state} columns={listColumns} titleOf={picked.titleOf} />}
      </ListFilters>
      <div ref={container}>
        <OfficeTable
          {...table}
          label={title}
          columns={picked.columns}
          rowKey={({ id }) => id}
          rowId={({ id }) => dossierRowId(id)}
          selection={selection}
          onRowDoubleClick={openDossier}
          actionsWidth={60}
          actions={(dossier) => [
            {
              key: 'open',
              label: DOSSIER_LIST_TEXTS.open,
              icon: <ArrowLeftOutlined className="ad-open" />,
              iconOnly: true,
              opensRow: true,
              onClick: () => openDossier(dossier),
            },
          ]}
          card={(dossier) => toDossierCard(dossier, dossierList)}
          empty={list.hasActiveFilters ? <NoDossiersFound onClear={params.clearFilters} /> : empty}
        />
        {(table.rows?.length ?? 0) > 0 && <ListKeys keys={LIST_KEYS[state]} />}
        <BulkActionBar
          selection={selection}
          bulk={bulk}
          onPostpone={postponement.request}
          state={state}
          list={{
            params,
            total: table.total ?? 0,
            isMore: table.isMore ?? false,
            shown: table.rows?.length ?? 0,
          }}
        />
        {statusChange.dialog}
        <PostponeDialog {...postponement.dialog} />
      </div>
    </div>
  );
}

/** The list as a workbook, and the first dossier to work on. */
function ListActions({
  dossierList: { state, list, queueStart },
}: Pick<AdminDossiersPageProps, 'dossierList'>) {
  const api = useApi();
  return (
    <>
      <ExportButton
        params={list.params}
        start={(filters) =>
          readData(
            api.POST('/api/Module/getallexcel', { params: { query: { ...filters, state } } }),
          )
        }
      />
      {queueStart.actions.length > 0 && (
        <Button
          type="primary"
          aria-keyshortcuts="N"
          title={DOSSIER_LIST_TEXTS.startHint}
          loading={queueStart.busy}
          onClick={queueStart.start}
        >
          {DOSSIER_LIST_TEXTS.start}
        </Button>
      )}
    </>
  );
}

/** A dossier on a phone: whose it is, where it stands and until when it has to be filed. */
function toDossierCard(
  dossier: DossierListItemDto,
  { address, statusChange, rememberPlace }: AdminDossierList,
): RowCardContent {
  const { id, client, serviceType, businessName, operatoreName } = dossier;
  const marks = listAttentionMarks(dossier, 'short');
  return {
    to: `/administration/modules/edit/${id}${toDossierSearch(address) ?? ''}`,
    onOpen: () => rememberPlace(dossier),
    title: client || LIST_CELL_TEXTS.noClient,
    line: TEXTS.line(id, getChoiceLabel(SERVICE_TYPES, serviceType), businessName ?? ''),
    badge: <StatusCell dossier={dossier} change={statusChange} />,
    note: (
      <>
        <DeadlineCell {...dossier} />
        {marks.length > 0 && <span className="ad-attention"> · {marks.join(' · ')}</span>}
        {operatoreName !== null && <span className="pr-muted"> · {operatoreName}</span>}
      </>
    ),
  };
}
