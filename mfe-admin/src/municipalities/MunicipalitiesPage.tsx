import {
  downloadFile,
  readData,
  type MunicipalityImportEntryDto,
  type MunicipalityImportKind,
} from '@pratiche/api';
import {
  Button,
  DownloadOutlined,
  EmptyState,
  formatMoment,
  formatNumber,
  PageHeader,
  useApi,
  useDownload,
  Dialog,
  QueryState,
} from '@pratiche/ui';
import { DataTable, type Column } from '@pratiche/ui/lists';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { MunicipalityImportDialog } from './MunicipalityImportDialog.js';
import { MUNICIPALITY_IMPORT_KINDS } from './import-kinds.js';
import { MunicipalityDifferenceList } from './MunicipalityDifferenceList.js';
import { MunicipalityLookup } from './MunicipalityLookup.js';
import { MUNICIPALITIES_TEXTS } from './texts.js';
import './municipalities.css';

const MAX_SHOWN = 500;

const countColumn = (
  key: 'added' | 'changed' | 'removed',
  title: string,
): Column<MunicipalityImportEntryDto> => ({
  key,
  title,
  width: 100,
  align: 'end',
  render: (row) => <span className="pr-number">{formatNumber(row[key], 0)}</span>,
});

const COLUMNS: readonly Column<MunicipalityImportEntryDto>[] = [
  {
    key: 'createdAt',
    title: MUNICIPALITIES_TEXTS.date,
    priority: 1,
    width: 170,
    render: ({ createdAt }) => formatMoment(createdAt),
  },
  {
    key: 'kind',
    title: MUNICIPALITIES_TEXTS.kind,
    width: 150,
    render: ({ kind }) => MUNICIPALITY_IMPORT_KINDS[kind].title,
  },
  {
    key: 'fileName',
    title: MUNICIPALITIES_TEXTS.file,
    render: ({ fileName }) => <span className="ad-file-name">{fileName}</span>,
  },
  {
    key: 'author',
    title: MUNICIPALITIES_TEXTS.author,
    render: ({ author }) => author ?? MUNICIPALITIES_TEXTS.serverCommand,
  },
  countColumn('added', MUNICIPALITIES_TEXTS.added),
  countColumn('changed', MUNICIPALITIES_TEXTS.changed),
  countColumn('removed', MUNICIPALITIES_TEXTS.removed),
];

/**
 * Municipalities and climate zones: download the table, upload a changed one, and see the change
 * history.
 */
export function MunicipalitiesPage() {
  const api = useApi();
  const queries = useQueryClient();
  const [importing, setImporting] = useState<MunicipalityImportKind | null>(null);
  const [shown, setShown] = useState<MunicipalityImportEntryDto | null>(null);
  const { data, error, refetch } = useQuery({
    queryKey: ['municipality-imports'],
    queryFn: () => readData(api.GET('/api/municipalities/imports')),
    staleTime: 0,
  });

  function imported(): void {
    setImporting(null);
    void refetch();
    void queries.invalidateQueries({ queryKey: ['municipalities'] });
  }

  return (
    <>
      <PageHeader title={MUNICIPALITIES_TEXTS.title} subtitle={MUNICIPALITIES_TEXTS.subtitle} />
      <MunicipalityLookup />
      <ImportKinds onImport={setImporting} />
      <section className="ad-history">
        <h2>{MUNICIPALITIES_TEXTS.imports}</h2>
        <DataTable
          label={MUNICIPALITIES_TEXTS.imports}
          columns={COLUMNS}
          rows={data}
          total={data?.length ?? 0}
          rowKey={(row) => row.id}
          error={error}
          onRetry={() => void refetch()}
          noun={MUNICIPALITIES_TEXTS.noun}
          actions={(row) => [
            { key: 'changes', label: MUNICIPALITIES_TEXTS.changes, onClick: () => setShown(row) },
          ]}
          empty={
            <EmptyState title={MUNICIPALITIES_TEXTS.none} text={MUNICIPALITIES_TEXTS.noneText} />
          }
        />
      </section>
      {importing !== null && (
        <MunicipalityImportDialog
          kind={importing}
          onClose={() => setImporting(null)}
          onImported={imported}
        />
      )}
      {shown !== null && <ImportChangesDialog entry={shown} onClose={() => setShown(null)} />}
    </>
  );
}

/** The two tables, each with its import and its download. */
function ImportKinds({ onImport }: { onImport: (kind: MunicipalityImportKind) => void }) {
  const api = useApi();
  const { activeDownload, download } = useDownload();
  return (
    <ul className="ad-import-kinds">
      {(Object.keys(MUNICIPALITY_IMPORT_KINDS) as MunicipalityImportKind[]).map((kind) => {
        const { title, about, importLabel, path } = MUNICIPALITY_IMPORT_KINDS[kind];
        return (
          <li key={kind} className="pr-card">
            <h2>{title}</h2>
            <p>{about}</p>
            <div className="ad-import-actions">
              <Button
                // The table of all municipalities changes every year, the zones hardly ever.
                type={kind === 'comuni' ? 'primary' : 'default'}
                onClick={() => onImport(kind)}
              >
                {importLabel}
              </Button>
              <Button
                icon={<DownloadOutlined aria-hidden="true" />}
                loading={activeDownload === kind}
                aria-label={MUNICIPALITIES_TEXTS.downloadTableOf(title)}
                onClick={() =>
                  download(kind, () => downloadFile(api, path), MUNICIPALITIES_TEXTS.downloadFailed)
                }
              >
                {MUNICIPALITIES_TEXTS.downloadTable}
              </Button>
            </div>
          </li>
        );
      })}
    </ul>
  );
}

/** Lists the changes of one import, row by row. */
function ImportChangesDialog({
  entry,
  onClose,
}: {
  entry: MunicipalityImportEntryDto;
  onClose: () => void;
}) {
  const api = useApi();
  const { data, error, refetch } = useQuery({
    queryKey: ['municipality-imports', entry.id],
    queryFn: () =>
      readData(api.GET('/api/municipalities/imports/{id}', { params: { path: { id: entry.id } } })),
    staleTime: Infinity,
  });
  return (
    <Dialog
      open
      title={MUNICIPALITIES_TEXTS.changesOf(formatMoment(entry.createdAt))}
      onClose={onClose}
    >
      <QueryState for={{ data, error, refetch }} />
      {data && <MunicipalityDifferenceList of={data.slice(0, MAX_SHOWN)} total={data.length} />}
    </Dialog>
  );
}
