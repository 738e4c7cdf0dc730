import type { BeneficiaryDossier, SsnData } from '@pratiche/api';
import type { BeneficiaryInputBody } from '@pratiche/api/schemas';
import { Injectable } from '@nestjs/common';
import { isOpenStatus, withBeneficiaryValues } from '@pratiche/domain';
import { DossierStore, type Dossier } from '../module/dossier-store.js';
import { dossierName } from '../module/mail/mail-dossier.js';
import { People } from '../module/people.js';
import { SaveService } from '../module/save/save.service.js';
import { TaxCodes } from '../module/ssn/tax-codes.js';
import { News } from '../notifications/news.js';
import {
  NotificationsService,
  type NewNotification,
} from '../notifications/notifications.service.js';
import { rerunWhenStale, StaleRead, UnitOfWork } from '../platform/database/index.js';
import { conflict } from '../platform/http/index.js';
import { GuessBrake } from '../platform/security/guess-brake.js';
import { Counters } from '../platform/security/index.js';
import type { BeneficiaryLink } from './beneficiary-link.entity.js';
import { LinkStore } from './link-store.js';
import { finishedMail } from './mail/finished.js';
import { beneficiaryView, stateOf } from './link-view.js';
import { linkNotValid } from './refusal.js';

/** Tokens that never existed one network address may try in a quarter of an hour. Old links are no guesses and do not count. */
const GUESSES = 30;

interface Opened {
  link: BeneficiaryLink;
  dossier: Dossier;
}

/** What the holder of a link may do: read and write the fields of the six steps of one dossier. */
@Injectable()
export class BeneficiaryService {
  private readonly brake: GuessBrake;

  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly links: LinkStore,
    private readonly dossiers: DossierStore,
    private readonly saving: SaveService,
    private readonly people: People,
    private readonly notifications: NotificationsService,
    private readonly news: News,
    private readonly taxCodes: TaxCodes,
    counters: Counters,
  ) {
    this.brake = new GuessBrake(counters, 'beneficiary-link', GUESSES);
  }

  /** The owner sees that it was opened, and when last. */
  async open(id: number, token: string, address: string): Promise<BeneficiaryDossier> {
    const { link, dossier } = await this.enter(token, address);
    if (dossier.id !== id) throw linkNotValid();
    const now = new Date();
    await this.links.mark(link, { opened: link.opened ?? now, lastOpened: now });
    return this.view(dossier, link);
  }

  /** @throws 409 with the stored version of the six steps when somebody saved meanwhile */
  async save(
    token: string,
    { id, version, ...given }: BeneficiaryInputBody,
    address: string,
  ): Promise<BeneficiaryDossier> {
    // Outside the transaction first: guessing must cost no write lock.
    if ((await this.enter(token, address)).dossier.id !== id) throw linkNotValid();
    return rerunWhenStale(() =>
      this.unitOfWork.run(async () => {
        const { link, dossier } = await this.findOpened(token);
        if (version !== dossier.version) throw await this.versionConflict(dossier, link);
        const saved = await this.saving.saveFor(
          'Cliente (link)',
          dossier,
          withBeneficiaryValues(dossier.data, given),
        );
        if (saved === null)
          throw new StaleRead(`Dossier ${dossier.id} was saved or sent meanwhile`);
        if (saved === dossier) return this.view(dossier, link);
        const mark = { saved: new Date() };
        await this.links.mark(link, mark);
        if (link.saved === null)
          await this.notifications.add(
            newsOf(
              saved,
              'Il cliente sta compilando i dati',
              'ha iniziato a compilare i suoi dati. Si possono continuare a modificare gli altri: le modifiche vengono unite.',
            ),
          );
        return this.view(saved, { ...link, ...mark });
      }),
    );
  }

  /** The customer is done; the owner is told, again only if more was saved since. */
  async finish(token: string, address: string): Promise<void> {
    await this.enter(token, address);
    await this.unitOfWork.run(async () => {
      const { link, dossier } = await this.findOpened(token);
      if (link.finished !== null && (link.saved ?? link.finished) <= link.finished) return;
      await this.links.mark(link, { finished: new Date() });
      const { email } = await this.people.get(dossier.accountId);
      await this.news.tell(
        newsOf(
          dossier,
          'Il cliente ha completato i dati',
          'ha terminato di compilare i suoi dati. La pratica si può riprendere da dove era rimasta.',
        ),
        { to: email, template: finishedMail(dossier) },
      );
    });
  }

  async decode(token: string, ssn: string, address: string): Promise<SsnData> {
    await this.enter(token, address);
    return this.taxCodes.decode(ssn);
  }

  /** @throws 404, the same for every reason, and 429 for whoever tries too often */
  private async enter(token: string, address: string): Promise<Opened> {
    return this.openedBy(await this.brake.look(address, () => this.links.find(token)));
  }

  /** The second look, inside a transaction: it counts no attempt, so that nothing waits for the counter. */
  private async findOpened(token: string): Promise<Opened> {
    return this.openedBy(await this.links.find(token));
  }

  private async openedBy(link: BeneficiaryLink | null): Promise<Opened> {
    if (link === null || stateOf(link) !== 'working') throw linkNotValid();
    const dossier = await this.dossiers.findExisting(link.dossierId);
    if (dossier === null || !isOpenStatus(dossier.status)) throw linkNotValid();
    return { link, dossier };
  }

  private async view(dossier: Dossier, link: BeneficiaryLink): Promise<BeneficiaryDossier> {
    const { name } = await this.people.get(dossier.accountId);
    return beneficiaryView(dossier, link, name);
  }

  private async versionConflict(dossier: Dossier, link: BeneficiaryLink) {
    return conflict(
      'I dati sono stati modificati nel frattempo: confronta le due versioni prima di salvare.',
      'version-conflict',
      {
        stored: await this.view(dossier, link),
      },
    );
  }
}

const newsOf = (dossier: Dossier, title: string, what: string): NewNotification => ({
  kind: 'beneficiary',
  accountId: dossier.accountId,
  dossierId: dossier.id,
  title,
  text: `Per la ${dossierName(dossier)} il cliente ${what}`,
});
