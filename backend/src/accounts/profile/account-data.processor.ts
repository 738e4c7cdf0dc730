import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Injectable } from '@nestjs/common';
import { todayInRome } from '@pratiche/domain';
import { toOwnAccountDto } from '../account.mapper.js';
import { AccountsService } from '../accounts.service.js';
import { zipFiles, type ZipEntry } from '../../documents/archive/zip-files.js';
import { NotificationsService } from '../../notifications/notifications.service.js';
import { PaymentLogsService } from '../../payment-logs/payment-logs.service.js';
import { notFound } from '../../platform/http/index.js';
import { FileStorage } from '../../platform/storage/index.js';
import { WorkKind, type DoesWork, type WorkContext } from '../../platform/works/index.js';
import { AccountFilesService } from '../account-files/account-files.service.js';
import { toZipEntries } from '../account-files/account-file-entries.util.js';
import { DossierCopies } from '../../module/dossier-copies.js';
import { ACCOUNT_DATA_README } from './account-data-readme.constants.js';

export const ACCOUNT_DATA_TASK = 'account-data';

/** Older ones are swept. */
const MAX_NOTIFICATIONS = 5_000;

/** Everything the portal keeps about an account, as a zip for its owner: data as JSON, files as they were uploaded. */
@Injectable()
@WorkKind(ACCOUNT_DATA_TASK)
export class AccountDataProcessor implements DoesWork {
  constructor(
    private readonly accounts: AccountsService,
    private readonly files: AccountFilesService,
    private readonly logs: PaymentLogsService,
    private readonly notifications: NotificationsService,
    private readonly dossiers: DossierCopies,
    private readonly storage: FileStorage,
  ) {}

  async run(
    _: never,
    { accountId, output, progress, signal, breathe }: WorkContext,
  ): Promise<void> {
    const account = await this.accounts.findAccount(accountId);
    if (account === null || account.deleted !== null) throw notFound('L’account non esiste più.');
    const modified = new Date();
    const json = (name: string, value: unknown): ZipEntry => ({
      name,
      modified,
      content: Buffer.from(`${JSON.stringify(value, null, 2)}\n`),
    });
    const dossiers = await this.dossiers.json(accountId, breathe);
    const entries: ZipEntry[] = [
      { name: 'leggere.txt', modified, content: Buffer.from(ACCOUNT_DATA_README) },
      json('account.json', toOwnAccountDto(account)),
      json(
        'movimenti-crediti.json',
        (await Readable.from(this.logs.ofAccount(accountId)).toArray()).flat(),
      ),
      json(
        'notifiche.json',
        (await this.notifications.page(accountId, { number: 1, size: MAX_NOTIFICATIONS })).rows,
      ),
      ...dossiers.map(({ id, content }) => ({
        name: `pratiche/pratica-${id}.json`,
        modified,
        content,
      })),
      ...toZipEntries(await this.files.listAccountFiles(accountId), 'documenti/'),
    ];
    progress(0, entries.length);
    const zip = zipFiles(this.storage, entries, {
      signal,
      onEntry: (done) => progress(done, entries.length),
    });
    await pipeline(
      zip,
      output({ fileName: `dati-account-${todayInRome()}.zip`, contentType: 'application/zip' }),
      { signal },
    );
  }
}
