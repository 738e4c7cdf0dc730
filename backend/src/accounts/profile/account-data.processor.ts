import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Injectable } from '@nestjs/common';
import { getTodayInRome } from '@pratiche/domain';
import { toOwnAccountDto } from '../account.mapper.js';
import { AccountsService } from '../accounts.service.js';
import { createZipStream } from '../../platform/zip/zip-stream.factory.js';
import type { ZipEntry } from '../../platform/zip/zip.types.js';
import { NotificationsService } from '../../notifications/notifications.service.js';
import { PaymentLogsService } from '../../payment-logs/payment-logs.service.js';
import { notFound } from '../../platform/http/index.js';
import { FileStorageService } from '../../platform/storage/index.js';
import {
  TaskKind,
  type TaskHandler,
  type TaskContext,
} from '../../platform/background-tasks/index.js';
import { AccountFilesService } from '../account-files/account-files.service.js';
import { toZipEntries } from '../account-files/account-file-entries.util.js';
import { DossierJsonExportService } from '../../module/dossier-json-export.service.js';
import { ACCOUNT_DATA_README } from './account-data-readme.constants.js';

export const ACCOUNT_DATA_TASK = 'account-data';

/** Older ones are swept. */
const MAX_NOTIFICATIONS = 5_000;

/** Everything the portal keeps about an account, as a zip for its owner: data as JSON, files as they were uploaded. */
@Injectable()
@TaskKind(ACCOUNT_DATA_TASK)
export class AccountDataProcessor implements TaskHandler {
  constructor(
    private readonly accountsService: AccountsService,
    private readonly accountFilesService: AccountFilesService,
    private readonly paymentLogsService: PaymentLogsService,
    private readonly notificationsService: NotificationsService,
    private readonly dossierJsonExportService: DossierJsonExportService,
    private readonly fileStorageService: FileStorageService,
  ) {}

  async run(
    _: never,
    { accountId, openOutput, reportProgress, signal, yieldToEventLoop }: TaskContext,
  ): Promise<void> {
    const account = await this.accountsService.findAccount(accountId);
    if (account === null || account.deleted !== null) throw notFound('L’account non esiste più.');
    const modified = new Date();
    const json = (name: string, value: unknown): ZipEntry => ({
      name,
      modified,
      content: Buffer.from(`${JSON.stringify(value, null, 2)}\n`),
    });
    const dossiers = await this.dossierJsonExportService.exportDossiersOfAccount(
      accountId,
      yieldToEventLoop,
    );
    const entries: ZipEntry[] = [
      { name: 'leggere.txt', modified, content: Buffer.from(ACCOUNT_DATA_README) },
      json('account.json', toOwnAccountDto(account)),
      json(
        'movimenti-crediti.json',
        (await Readable.from(this.paymentLogsService.streamByAccount(accountId)).toArray()).flat(),
      ),
      json(
        'notifiche.json',
        (
          await this.notificationsService.listPageByAccount(accountId, {
            number: 1,
            size: MAX_NOTIFICATIONS,
          })
        ).rows,
      ),
      ...dossiers.map(({ id, content }) => ({
        name: `pratiche/pratica-${id}.json`,
        modified,
        content,
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
