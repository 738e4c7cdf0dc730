import { readPage, type FailedJobDto, type FailedJobState } from '@pratiche/api';
import { isNotificationKind, getNotificationLabel } from '@pratiche/domain';
import { DateText, EmptyState, errorText, PageHeader, useApi, useConfirm } from '@pratiche/ui';
import { useServerList, type Column } from '@pratiche/ui/lists';
import { OfficeTable, OfficeTabs, useNotification } from '@pratiche/ui/office';
import { useQueryClient } from '@tanstack/react-query';
import { explainMailError, jobKindLabel } from './failed-job-labels.js';
import { EMPTY_TEXTS } from './texts.js';

const TABS: readonly { key: FailedJobState; label: string }[] = [
  { key: 'dead', label: 'Non riusciti' },
  { key: 'retrying', label: 'In attesa di riprovare' },
];

const COLUMNS: readonly Column<FailedJobDto>[] = [
  { key: 'kind', title: 'Lavoro', priority: 1, render: ({ kind }) => jobKindLabel(kind) },
  {
    key: 'about',
    title: 'Riguarda',
    render: ({ about }) =>
      about === null
        ? '—'
        : `${isNotificationKind(about.kind) ? getNotificationLabel(about.kind) : about.kind} · account n. ${about.accountId}`,
  },
  {
    key: 'error',
    title: 'Errore',
    render: ({ error }) => (
      <>
        {explainMailError(error) ?? ''} <span className="pr-muted">{error}</span>
      </>
    ),
  },
  {
    key: 'attempts',
    title: 'Tentativi',
    width: 100,
    align: 'end',
    render: ({ attempts }) => <span className="pr-number">{attempts}</span>,
  },
  {
    key: 'created',
    title: 'Creato il',
    width: 160,
    render: ({ created }) => <DateText value={created} time />,
  },
  {
    key: 'next',
    title: 'Ultimo o prossimo tentativo',
    width: 180,
    render: ({ next }) => <DateText value={next} time />,
  },
];

/** Which jobs a tab shows: those given up, unless the address says otherwise. */
const toState = (state: unknown): FailedJobState => (state === 'retrying' ? 'retrying' : 'dead');

/** What an operator does with a failed job; the list is read again afterwards. */
function useFailedJobActions() {
  const api = useApi();
  const queries = useQueryClient();
  const notify = useNotification();
  const confirm = useConfirm();

  async function act(work: Promise<unknown>, done: string): Promise<void> {
    try {
      await work;
      notify.success(done);
    } catch (failure) {
      notify.error(errorText(failure));
    }
    await queries.invalidateQueries({ queryKey: ['failed-jobs'] });
  }

  async function removeJob({ id, kind }: FailedJobDto): Promise<void> {
    const text =
      kind === 'mail'
        ? 'L’e-\u2060mail non sarà più inviata e il suo contenuto sarà cancellato.'
        : 'Il lavoro non sarà più eseguito.';
    if (
      await confirm({
        title: 'Vuoi eliminare senza riprovare?',
        text,
        confirmLabel: 'Elimina',
        danger: true,
      })
    )
      await act(api.DELETE('/api/Mail/failed/{id}', { params: { path: { id } } }), 'Eliminato.');
  }

  const retryJob = ({ id }: FailedJobDto): Promise<void> =>
    act(
      api.POST('/api/Mail/failed/{id}/retry', { params: { path: { id } } }),
      'Nuovo tentativo avviato.',
    );

  return { retryJob, removeJob };
}

/**
 * Failed e-mails and other jobs. Their payload is not shown: it contains names, addresses and links
 * with a secret.
 */
export function FailedJobsPage() {
  const api = useApi();
  const { params, table } = useServerList<FailedJobDto>({
    queryKey: ['failed-jobs'],
    fetchPage: ({ page, pageSize, ...filters }) =>
      readPage(
        api.GET('/api/Mail/failed', {
          params: { query: { ...{ page, pageSize }, state: toState(filters['state']) } },
        }),
      ),
    filterNames: ['state'],
    sortNames: [],
    sort: null,
    noun: { one: 'lavoro', many: 'lavori' },
    isAlwaysFresh: true,
  });
  const state = toState(params.filters['state']);
  const { retryJob, removeJob } = useFailedJobActions();

  return (
    <>
      <PageHeader
        title="E-mail e lavori non riusciti"
        subtitle="Ciò che il portale non è riuscito a inviare o a eseguire da solo. Contenuti e destinatari non sono mostrati."
      />
      <OfficeTabs
        label="Quali lavori"
        tabs={TABS}
        active={state}
        onChange={(key) => params.setFilter('state', key === 'retrying' ? 'retrying' : null)}
      >
        <OfficeTable
          label="E-mail e lavori non riusciti"
          columns={COLUMNS}
          rowKey={({ id }) => id}
          {...table}
          actions={(row) => [
            ...(row.canRetry
              ? [
                  {
                    key: 'retry',
                    label: 'Riprova',
                    onClick: () => void retryJob(row),
                  },
                ]
              : []),
            ...(row.state === 'dead'
              ? [
                  {
                    key: 'remove',
                    label: 'Elimina',
                    danger: true,
                    onClick: () => void removeJob(row),
                  },
                ]
              : []),
          ]}
          empty={<EmptyState {...EMPTY_TEXTS[state]} />}
        />
      </OfficeTabs>
    </>
  );
}
