import { downloadFile, readData, type AdminLibraryFileDto } from '@pratiche/api';
import { getChoiceLabel, LIBRARY_KINDS } from '@pratiche/domain';
import {
  Button,
  DateText,
  DeleteOutlined,
  DownloadOutlined,
  EditOutlined,
  EmptyState,
  errorText,
  PageHeader,
  PlusOutlined,
  useAlerts,
  useApi,
  useConfirm,
  useDownload,
} from '@pratiche/ui';
import type { Column } from '@pratiche/ui/lists';
import { OfficeTable } from '@pratiche/ui/office';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { LibraryFileDialog } from './LibraryFileDialog.js';
import { LIBRARY_TEXTS } from './texts.js';
import './library.css';

/** A document that the portal keeps a place for. */
const EMPTY_PLACE = LIBRARY_TEXTS.fileMissing;

const COLUMNS: readonly Column<AdminLibraryFileDto>[] = [
  {
    key: 'position',
    title: LIBRARY_TEXTS.position,
    width: 72,
    align: 'end',
    render: (row) => <span className="pr-number">{row.position}</span>,
  },
  {
    key: 'title',
    title: LIBRARY_TEXTS.fileTitle,
    priority: 1,
    least: 280,
    render: (row) => row.title,
  },
  {
    key: 'kind',
    title: LIBRARY_TEXTS.kind,
    width: 144,
    render: (row) => getChoiceLabel(LIBRARY_KINDS, row.kind),
  },
  {
    key: 'fileName',
    title: LIBRARY_TEXTS.file,
    below: 'title',
    priority: 3,
    render: (row) => row.fileName || EMPTY_PLACE,
  },
  {
    key: 'isPublished',
    title: LIBRARY_TEXTS.published,
    width: 110,
    below: 'kind',
    render: (row) => (row.isPublished ? LIBRARY_TEXTS.yes : LIBRARY_TEXTS.no),
  },
  {
    key: 'updated',
    title: LIBRARY_TEXTS.updated,
    width: 120,
    rank: 25,
    render: (row) => <DateText value={row.updated} />,
  },
];

function useRemoveLibraryFile(refetch: () => Promise<unknown>) {
  const api = useApi();
  const alerts = useAlerts();
  const confirm = useConfirm();

  return async function removeFile(file: AdminLibraryFileDto): Promise<void> {
    if (
      !(await confirm({
        title: LIBRARY_TEXTS.removeQuestion,
        text: LIBRARY_TEXTS.removeText(file.title),
        confirmLabel: LIBRARY_TEXTS.remove,
        danger: true,
      }))
    )
      return;
    try {
      await api.DELETE('/api/Library/{id}', { params: { path: { id: file.id } } });
      alerts.success(LIBRARY_TEXTS.removed);
      await refetch();
    } catch (failure) {
      alerts.error(errorText(failure));
    }
  };
}

function useLibraryDownload(): (file: AdminLibraryFileDto) => void {
  const api = useApi();
  const { download } = useDownload();
  return ({ id, title }) =>
    void download(
      id,
      () => downloadFile(api, '/api/Library/download/{id}', { path: { id } }),
      LIBRARY_TEXTS.downloadFailed(title),
    );
}

/** Manual, guides and useful documents, maintained by the back office. */
export function LibraryPage() {
  const api = useApi();
  const downloadRow = useLibraryDownload();
  const [edited, setEdited] = useState<AdminLibraryFileDto | 'new' | null>(null);
  const { data, error, refetch } = useQuery({
    queryKey: ['library'],
    queryFn: () => readData(api.GET('/api/Library')),
    staleTime: 0,
  });
  const removeFile = useRemoveLibraryFile(refetch);

  return (
    <>
      <PageHeader
        title={LIBRARY_TEXTS.title}
        subtitle={LIBRARY_TEXTS.subtitle}
        actions={
          <Button
            type="primary"
            icon={<PlusOutlined aria-hidden="true" />}
            onClick={() => setEdited('new')}
          >
            {LIBRARY_TEXTS.addFile}
          </Button>
        }
      />
      <OfficeTable
        label={LIBRARY_TEXTS.table}
        columns={COLUMNS}
        rows={data}
        total={data?.length ?? 0}
        rowKey={(row) => row.id}
        actionsWidth={220}
        error={error}
        onRetry={() => void refetch()}
        noun={LIBRARY_TEXTS.noun}
        actions={(row) => [
          {
            key: 'edit',
            label: LIBRARY_TEXTS.edit,
            icon: <EditOutlined />,
            onClick: () => setEdited(row),
          },
          {
            key: 'download',
            label: LIBRARY_TEXTS.download,
            icon: <DownloadOutlined />,
            iconOnly: true,
            disabled: row.fileName === '',
            onClick: () => downloadRow(row),
          },
          {
            key: 'remove',
            label: LIBRARY_TEXTS.remove,
            icon: <DeleteOutlined />,
            iconOnly: true,
            onClick: () => void removeFile(row),
          },
        ]}
        empty={<EmptyState title={LIBRARY_TEXTS.none} text={LIBRARY_TEXTS.noneText} />}
      />
      {edited !== null && (
        <LibraryFileDialog
          file={edited === 'new' ? null : edited}
          onClose={() => setEdited(null)}
          onSaved={() => {
            setEdited(null);
            void refetch();
          }}
        />
      )}
    </>
  );
}
