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
import { type Column } from '@pratiche/ui/lists';
import { OfficeTable } from '@pratiche/ui/office';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { LibraryFileDialog } from './LibraryFileDialog.js';
import './library.css';

/** A document that the portal keeps a place for. */
const EMPTY_PLACE = 'Da caricare: scegli il file con «Modifica», poi pubblicalo';

const COLUMNS: readonly Column<AdminLibraryFileDto>[] = [
  {
    key: 'position',
    title: 'Ordine',
    width: 72,
    align: 'end',
    render: (row) => <span className="pr-number">{row.position}</span>,
  },
  { key: 'title', title: 'Titolo', priority: 1, render: (row) => row.title },
  {
    key: 'kind',
    title: 'Tipo',
    width: 144,
    render: (row) => getChoiceLabel(LIBRARY_KINDS, row.kind),
  },
  { key: 'fileName', title: 'File', below: 'title', render: (row) => row.fileName || EMPTY_PLACE },
  {
    key: 'isPublished',
    title: 'Pubblicato',
    width: 110,
    below: 'kind',
    render: (row) => (row.isPublished ? 'Sì' : 'No'),
  },
  {
    key: 'updated',
    title: 'Aggiornato',
    width: 120,
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
        title: 'Vuoi eliminare il documento?',
        text: `«${file.title}» non sarà più scaricabile.`,
        confirmLabel: 'Elimina',
        danger: true,
      }))
    )
      return;
    try {
      await api.DELETE('/api/Library/{id}', { params: { path: { id: file.id } } });
      alerts.success('Documento eliminato.');
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
      `Errore download: ${title}`,
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
        title="Documenti utili"
        subtitle="Manuale, guide e documenti che gli installatori possono scaricare."
        actions={
          <Button
            type="primary"
            icon={<PlusOutlined aria-hidden="true" />}
            onClick={() => setEdited('new')}
          >
            Aggiungi documento
          </Button>
        }
      />
      <OfficeTable
        label="Documenti"
        columns={COLUMNS}
        rows={data}
        total={data?.length ?? 0}
        rowKey={(row) => row.id}
        actionsWidth={220}
        error={error}
        onRetry={() => void refetch()}
        noun={{ one: 'documento', many: 'documenti' }}
        actions={(row) => [
          { key: 'edit', label: 'Modifica', icon: <EditOutlined />, onClick: () => setEdited(row) },
          {
            key: 'download',
            label: 'Scarica',
            icon: <DownloadOutlined />,
            iconOnly: true,
            disabled: row.fileName === '',
            onClick: () => downloadRow(row),
          },
          {
            key: 'remove',
            label: 'Elimina',
            icon: <DeleteOutlined />,
            iconOnly: true,
            danger: true,
            onClick: () => void removeFile(row),
          },
        ]}
        empty={
          <EmptyState
            title="Nessun documento"
            text="Aggiungi il primo documento con il pulsante in alto."
          />
        }
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
