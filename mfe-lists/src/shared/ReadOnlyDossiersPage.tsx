import type { DossierListItemDto, ListFilter } from '@pratiche/api';
import {
  Button,
  CopyOutlined,
  type DossierZipDownload,
  DownloadOutlined,
  EmptyState,
  EyeOutlined,
  PageHeader,
  useBulkDocumentDownload,
  useDossierZipDownload,
  useDuplicateDossier,
} from '@pratiche/ui';
import {
  DataTable,
  type DossierColumn,
  NoDossiersFound,
  type RowAction,
  SelectionBar,
  useSelection,
} from '@pratiche/ui/lists';
import { useNavigate } from 'react-router';
import { toSentCard } from './dossier-card.js';
import { ListToolbar } from './ListToolbar.js';
import { useOwnerDossierList } from './useOwnerDossierList.js';
import { OWNER_LIST_TEXTS as TEXTS } from './texts.js';

interface ReadOnlyDossiersPageProps {
  state: ListFilter;
  title: string;
  subtitle: string;
  columns: readonly DossierColumn[];
  /** What to say and where to go next while there is no dossier at all. */
  empty: { title: string; text: string; action: string; to: string };
}

/** Dossiers that have left the fitter's hands: to look at and to download, newest first. */
export function ReadOnlyDossiersPage({
  state,
  title,
  subtitle,
  columns,
  empty,
}: ReadOnlyDossiersPageProps) {
  const navigate = useNavigate();
  const list = useOwnerDossierList(state, '-sentDate');
  const zip = useDossierZipDownload();
  const listActions = useReadOnlyActions(zip);
  const selection = useSelection({
    keys: list.table.rows?.map(({ id }) => id) ?? [],
    noun: TEXTS.theDossier,
    allLabel: TEXTS.chooseAll,
  });
  const { downloadDocuments, isStarting } = useBulkDocumentDownload();
  return (
    <>
      <PageHeader title={title} subtitle={subtitle} />
      <ListToolbar list={list} state={state} columns={columns} />
      <DataTable
        {...list.table}
        label={title}
        columns={columns}
        rowKey={({ id }) => id}
        selection={selection}
        onRowDoubleClick={({ id }) => zip.downloadZip(id)}
        actions={listActions}
        card={toSentCard}
        isSortedAbove
        empty={
          list.hasActiveFilters ? (
            <NoDossiersFound onClear={list.params.clearFilters} />
          ) : (
            <EmptyState
              drawing={state === 'ELABORATED' ? 'receipt' : 'sent'}
              title={empty.title}
              text={empty.text}
              actions={
                <Button type="primary" onClick={() => navigate(empty.to)}>
                  {empty.action}
                </Button>
              }
            />
          )
        }
      />
      <SelectionBar selection={selection} noun={TEXTS.chosen}>
        <Button
          type="primary"
          icon={<DownloadOutlined />}
          loading={isStarting}
          onClick={() => downloadDocuments(selection.selectedKeys)}
        >
          {TEXTS.downloadChosen}
        </Button>
      </SelectionBar>
    </>
  );
}

/** What can be done with a dossier that left the fitter's hands: open, download, duplicate. */
function useReadOnlyActions({
  downloadZip,
  downloading,
}: DossierZipDownload): (dossier: DossierListItemDto) => readonly RowAction[] {
  const navigate = useNavigate();
  const { duplicate, duplicating } = useDuplicateDossier();
  return ({ id }) => [
    {
      key: 'open',
      label: TEXTS.open,
      opensRow: true,
      icon: <EyeOutlined />,
      onClick: () => void navigate(`/modules/edit/${id}`),
    },
    {
      key: 'download',
      label: TEXTS.download,
      icon: <DownloadOutlined />,
      iconOnly: true,
      loading: downloading === id,
      disabled: downloading !== null,
      onClick: () => downloadZip(id),
    },
    {
      key: 'duplicate',
      label: TEXTS.duplicate,
      icon: <CopyOutlined />,
      iconOnly: true,
      loading: duplicating === id,
      disabled: duplicating !== null,
      onClick: () => duplicate(id),
    },
  ];
}
