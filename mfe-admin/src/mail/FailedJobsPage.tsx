import { readPage, type FailedJobDto, type FailedJobState } from '@pratiche/api';
import { isNotificationKind, getNotificationLabel } from '@pratiche/domain';
import {
  DateText,
  EmptyState,
  errorText,
  PageHeader,
  refetchActivity,
  useApi,
  useConfirm,
} from '@pratiche/ui';
import { useServerList, type Column } from '@pratiche/ui/lists';
import { OfficeTable, OfficeTabs, useNotification } from '@pratiche/ui/office';
import { useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router';
import { explainMailError, jobKindLabel } from './failed-job-labels.js';
import { EMPTY_TEXTS, FAILED_JOBS_TEXTS } from './texts.js';

const TABS: readonly { key: FailedJobState; label: string }[] = [
  { key: 'dead', label: FAILED_JOBS_TEXTS.dead },
  { key: 'retrying', label: FAILED_JOBS_TEXTS.retrying },
];

const toColumns = (state: FailedJobState): readonly Column<FailedJobDto>[] => [
  {
    key: 'kind',
    title: FAILED_JOBS_TEXTS.job,
    priority: 1,
    render: ({ kind }) => jobKindLabel(kind),
  },
  {
    key: 'recipient',
    title: FAILED_JOBS_TEXTS.recipient,
    least: 150,
    render: ({ about }) =>
      about === null ? (
        '–'
      ) : (
        <Link to={`/administration/users/${about.accountId}`}>
          {about.name ?? FAILED_JOBS_TEXTS.account(about.accountId)}
        </Link>
      ),
  },
  {
    key: 'about',
    title: FAILED_JOBS_TEXTS.about,
    least: 170,
    render: ({ about }) => <JobSubject about={about} />,
  },
  {
    key: 'error',
    title: FAILED_JOBS_TEXTS.error,
    least: 220,
    render: ({ error, endedProcess }) => (
      <span title={error}>
        {endedProcess
          ? FAILED_JOBS_TEXTS.endedProcess
          : (explainMailError(error) ?? FAILED_JOBS_TEXTS.otherError(error))}
      </span>
    ),
  },
  {
    key: 'attempts',
    title: FAILED_JOBS_TEXTS.attempts,
    width: 100,
    align: 'end',
    render: ({ attempts }) => <span className="pr-number">{attempts}</span>,
  },
  {
    key: 'created',
    title: FAILED_JOBS_TEXTS.created,
    width: 160,
    render: ({ created }) => <DateText value={created} time />,
  },
  {
    key: 'next',
    title: state === 'dead' ? FAILED_JOBS_TEXTS.last : FAILED_JOBS_TEXTS.next,
    width: 150,
    render: ({ next }) => <DateText value={next} time />,
  },
];

/** What the e-mail says, with a link to its dossier. */
function JobSubject({ about }: Pick<FailedJobDto, 'about'>) {
  if (about === null) return '–';
  const kind = isNotificationKind(about.kind) ? getNotificationLabel(about.kind) : about.kind;
  return (
    <>
      {kind}
      {about.dossierId !== null && (
        <>
          {' · '}
          <Link to={`/administration/modules/edit/${about.dossierId}`}>
            {FAILED_JOBS_TEXTS.dossier(about.dossierId)}
          </Link>
        </>
      )}
    </>
  );
}

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
    void refetchActivity();
  }

  async function removeJob({ id, kind }: FailedJobDto): Promise<void> {
    const text =
      kind === 'mail' ? FAILED_JOBS_TEXTS.removeMailText : FAILED_JOBS_TEXTS.removeJobText;
    if (
      await confirm({
        title: FAILED_JOBS_TEXTS.removeQuestion,
        text,
        confirmLabel: FAILED_JOBS_TEXTS.remove,
        danger: true,
      })
    )
      await act(
        api.DELETE('/api/Mail/failed/{id}', { params: { path: { id } } }),
        FAILED_JOBS_TEXTS.removed,
      );
  }

  const retryJob = ({ id }: FailedJobDto): Promise<void> =>
    act(
      api.POST('/api/Mail/failed/{id}/retry', { params: { path: { id } } }),
      FAILED_JOBS_TEXTS.retried,
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
    noun: FAILED_JOBS_TEXTS.noun,
    isAlwaysFresh: true,
  });
  const state = toState(params.filters['state']);
  const { retryJob, removeJob } = useFailedJobActions();

  return (
    <>
      <PageHeader title={FAILED_JOBS_TEXTS.title} subtitle={FAILED_JOBS_TEXTS.subtitle} />
      <OfficeTabs
        label={FAILED_JOBS_TEXTS.which}
        tabs={TABS}
        active={state}
        onChange={(key) => params.setFilter('state', key === 'retrying' ? 'retrying' : null)}
      >
        <OfficeTable
          label={FAILED_JOBS_TEXTS.table}
          columns={toColumns(state)}
          rowKey={({ id }) => id}
          {...table}
          actions={(row) => [
            ...(row.canRetry
              ? [
                  {
                    key: 'retry',
                    label: FAILED_JOBS_TEXTS.retry,
                    onClick: () => void retryJob(row),
                  },
                ]
              : []),
            ...(row.state === 'dead'
              ? [
                  {
                    key: 'remove',
                    label: FAILED_JOBS_TEXTS.remove,
                    danger: true,
                    onClick: () => void removeJob(row),
                  },
                ]
              : []),
          ]}
          empty={<EmptyState drawing="sent" {...EMPTY_TEXTS[state]} />}
        />
      </OfficeTabs>
    </>
  );
}
