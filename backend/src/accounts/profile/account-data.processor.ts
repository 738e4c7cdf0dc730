import { pipeline } from 'node:stream/promises';
import { Processor } from '@nestjs/bullmq';
import { getTodayInRome } from '@pratiche/domain';
import { toOwnAccountDto } from '../account.mapper.js';
import { AccountsService } from '../accounts.service.js';
import { createZipStream } from '../../platform/zip/zip-stream.factory.js';
import type { ZipEntry } from '../../platform/zip/zip.types.js';
import { notFound } from '../../platform/http/index.js';
import { FileStorageService } from '../../platform/storage/index.js';
import {
  BackgroundTaskProcessor,
  TASK_WORKER_OPTIONS,
  type TaskContext,
} from '../../platform/background-tasks/index.js';
import { AccountFilesService } from '../account-files/account-files.service.js';
import { toZipEntries } from '../account-files/account-file-entries.util.js';
import { AccountDataRegistry } from '../account-data/account-data.registry.js';
import { createJsonEntry } from '../account-data/json-entry.util.js';
import { ACCOUNT_DATA_README } from './account-data-readme.constants.js';

export const ACCOUNT_DATA_TASK = 'account-data';

/** Everything the portal keeps about an account, as a zip for its owner: data as JSON, files as they were uploaded. */
@Processor(ACCOUNT_DATA_TASK, TASK_WORKER_OPTIONS)
export class AccountDataProcessor extends BackgroundTaskProcessor {
  constructor(
    private readonly accountsService: AccountsService,
    private readonly accountFilesService: AccountFilesService,
    private readonly accountDataRegistry: AccountDataRegistry,
    private readonly fileStorageService: FileStorageService,
  ) {
    super();
  }

  async runTask(
    _: unknown,
    { accountId, openOutput, reportProgress, signal, yieldToEventLoop }: TaskContext,
  ): Promise<void> {
    const account = await this.accountsService.findAccount(accountId);
    if (account === null || account.deleted !== null) throw notFound('L’account non esiste più.');
    const modified = new Date();
    const entries: ZipEntry[] = [
      { name: 'leggere.txt', modified, content: Buffer.from(ACCOUNT_DATA_README) },
      createJsonEntry('account.json', modified, toOwnAccountDto(account)),
      ...toLogoEntries(await this.accountsService.findAccountLogo(accountId), modified),
      ...(await this.accountDataRegistry.exportAccountData({
        accountId,
        modified,
        yieldToEventLoop,
      })),
      ...toZipEntries(await this.accountFilesService.listAccountFiles(accountId), 'documenti/'),
    ];
    reportProgress(0, entries.length);
    const zip = createZipStream(this.fileStorageService, entries, {
      signal,
      onEntry: (done) => reportProgress(done, entries.length),
    });
    await pipeline(
      zip,
      openOutput({
        fileName: `dati-account-${getTodayInRome()}.zip`,
        contentType: 'application/zip',
      }),
      { signal },
    );
  }
}

const toLogoEntries = (logo: string | null, modified: Date): ZipEntry[] =>
  logo === null
    ? []
    : [
        {
          name: 'logo.png',
          modified,
          content: Buffer.from(logo.slice(logo.indexOf(',') + 1), 'base64'),
        },
      ];
