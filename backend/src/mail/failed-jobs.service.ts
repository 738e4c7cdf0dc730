import { Injectable } from '@nestjs/common';
import { AccountsService, type Account } from '../accounts/accounts.service.js';
import { AuditLogService } from '../platform/audit/audit-log.service.js';
import { UnitOfWork } from '../platform/database/index.js';
import { conflict, notFound } from '../platform/http/index.js';
import {
  EMPTY_PAYLOAD,
  JobRegistryService,
  JobRepository,
  type OutboxJob,
} from '../platform/jobs/index.js';
import { MAIL_JOB, type ComposedMail } from '../platform/mail/index.js';
import type { CurrentCaller } from '../platform/auth/index.js';
import type { FailedJobDto, FailedJobState } from './dto/failed-job.dto.js';
import { summarizeError } from './error-summary.util.js';

const NOT_FOUND = 'Questo lavoro non è più tra quelli non riusciti: aggiorna l’elenco.';
const TASK_GONE = 'Questa lavorazione non esiste più: chi l’aveva avviata può avviarne una nuova.';

/**
 * E-mails and other jobs that failed. Their payload (names, addresses, links with a secret) is
 * never shown.
 */
@Injectable()
export class FailedJobsService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly jobRepository: JobRepository,
    private readonly jobRegistryService: JobRegistryService,
    private readonly auditLogService: AuditLogService,
    private readonly accountsService: AccountsService,
  ) {}

  /** Oldest first: it has waited longest. */
  async listFailedJobs(
    state: FailedJobState,
    page: { number: number; size: number },
  ): Promise<{ rows: FailedJobDto[]; total: number }> {
    const [rows, total] = await this.jobRepository.listFailedJobs(state, page);
    const accounts = await this.accountsService.findAccountsById(
      rows.flatMap((row) => readMailContext(row)?.accountId ?? []),
    );
    return { rows: rows.map((row) => this.toFailedJobDto(row, state, accounts)), total };
  }

  /** @throws 404 when the job was retried or removed meanwhile, 409 when its payload is gone */
  async retryFailedJob(caller: CurrentCaller, id: string): Promise<void> {
    await this.unitOfWork.run(async () => {
      const job = await this.jobRepository.findJob(id);
      if (job === null) throw notFound(NOT_FOUND);
      if (!this.isRetained(job))
        throw conflict(
          'Il contenuto di questa e-mail non è più conservato: rifai l’operazione che l’ha generata.',
          'content-gone',
        );
      if (!(await this.jobRepository.retryFailedJob(id))) throw notFound(NOT_FOUND);
      if (job.status === 'crashed') await this.reopenCrashedJob(job);
      await this.auditLogService.appendAuditEntry({
        by: caller,
        action: 'job-retry',
        subject: { kind: 'job', id },
        details: { kind: job.kind },
      });
    });
  }

  /** @throws 404 */
  async discardFailedJob(caller: CurrentCaller, id: string): Promise<void> {
    await this.unitOfWork.run(async () => {
      const job = await this.jobRepository.findJob(id);
      if (job === null || !(await this.jobRepository.discardDeadJob(id))) throw notFound(NOT_FOUND);
      await this.auditLogService.appendAuditEntry({
        by: caller,
        action: 'job-discard',
        subject: { kind: 'job', id },
        details: { kind: job.kind },
      });
    });
  }

  private async reopenCrashedJob({ kind, payload }: OutboxJob): Promise<void> {
    if (!(await this.jobRegistryService.reopenCrashedJob(kind, JSON.parse(payload))))
      throw conflict(TASK_GONE, 'content-gone');
  }

  private isRetained({ kind, payload }: OutboxJob): boolean {
    return payload !== EMPTY_PAYLOAD || !this.jobRegistryService.isConfidentialKind(kind);
  }

  private toFailedJobDto(
    row: OutboxJob,
    state: FailedJobState,
    accounts: ReadonlyMap<number, Account>,
  ): FailedJobDto {
    const { id, kind, lastError, attempts, created, finished, runAt } = row;
    return {
      id,
      kind,
      state,
      about: describeJobSubject(readMailContext(row), accounts),
      error: summarizeError(lastError),
      endedProcess: row.status === 'crashed',
      attempts,
      created: created.toISOString(),
      next: (state === 'dead' ? finished : runAt)?.toISOString() ?? null,
      canRetry: this.isRetained(row),
    };
  }
}

const readMailContext = ({ kind, payload }: OutboxJob): ComposedMail['about'] | null =>
  kind === MAIL_JOB ? (JSON.parse(payload) as Partial<ComposedMail>).about : null;

/** The account as it is called today; what the payload says of it is not shown. */
function describeJobSubject(
  about: ComposedMail['about'] | null,
  accounts: ReadonlyMap<number, Account>,
): FailedJobDto['about'] {
  if (about === null || about === undefined) return null;
  const { accountId, kind, dossierId = null } = about;
  const account = accounts.get(accountId);
  return { accountId, kind, dossierId, name: account?.businessName ?? account?.email ?? null };
}
