import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Injectable } from '@nestjs/common';
import { todayInRome } from '@pratiche/domain';
import { ownAccountView } from '../accounts/account-view.js';
import { AccountsService } from '../accounts/accounts.service.js';
import { zipFiles, type ZipEntry } from '../documents/archive/zip-files.js';
import { NotificationsService } from '../notifications/notifications.service.js';
import { PaymentLogsService } from '../payment-logs/payment-logs.service.js';
import { notFound } from '../platform/http/index.js';
import { FileStorage } from '../platform/storage/index.js';
import { WorkKind, type DoesWork, type WorkContext } from '../platform/works/index.js';
import { AccountFiles } from '../registration/account-files.js';
import { accountEntries } from '../users/account-entries.js';
import { DossierCopies } from '../module/dossier-copies.js';
import { READ_ME } from './read-me.js';

export const ACCOUNT_DATA_WORK = 'account-data';

/** Older ones are swept. */
const NOTIFICATIONS = 5_000;

/** Everything the portal keeps about an account, as a zip for its owner: data as JSON, files as they were uploaded. */
@Injectable()
@WorkKind(ACCOUNT_DATA_WORK)
export class AccountDataWork implements DoesWork {
  constructor(
    private readonly accounts: AccountsService,
    private readonly files: AccountFiles,
    private readonly logs: PaymentLogsService,
    private readonly notifications: NotificationsService,
    private readonly dossiers: DossierCopies,
    private readonly storage: FileStorage,
  ) {}

  async run(
    _: never,
    { accountId, output, progress, signal, breathe }: WorkContext,
  ): Promise<void> {
    const account = await this.accounts.find(accountId);
    if (account === null || account.deleted !== null) throw notFound('L’account non esiste più.');
    const modified = new Date();
    const json = (name: string, value: unknown): ZipEntry => ({
      name,
      modified,
      content: Buffer.from(`${JSON.stringify(value, null, 2)}\n`),
    });
    const dossiers = await this.dossiers.json(accountId, breathe);
    const entries: ZipEntry[] = [
      { name: 'leggere.txt', modified, content: Buffer.from(READ_ME) },
      json('account.json', ownAccountView(account)),
      json(
        'movimenti-crediti.json',
        (await Readable.from(this.logs.ofAccount(accountId)).toArray()).flat(),
      ),
      json(
        'notifiche.json',
        (await this.notifications.page(accountId, { number: 1, size: NOTIFICATIONS })).rows,
      ),
      ...dossiers.map(({ id, content }) => ({
        name: `pratiche/pratica-${id}.json`,
        modified,
        content,
      })),
      ...accountEntries(await this.files.of(accountId), 'documenti/'),
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
