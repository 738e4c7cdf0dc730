import { Test, type TestingModule } from '@nestjs/testing';
import {
  BUILT_IN_SETTINGS,
  getUndoDeadline,
  TRANSITIONS,
  type OwnerNotice,
  type Transition,
  createAllRules,
} from '@pratiche/domain';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { AccountDirectoryService } from '../accounts/account-directory.service.js';
import { NotificationDeliveryService } from '../notifications/notification-delivery.service.js';
import { NotificationsService } from '../notifications/notifications.service.js';
import { DomainEventPublisherService, DomainEventsModule } from '../platform/events/index.js';
import type { MailTemplate } from '../platform/mail/index.js';
import { SettingsService } from '../settings/settings.service.js';
import { DossierFilingRepository } from './documents/dossier-filing.repository.js';
import { ReceiptAttachmentsService } from './documents/receipt-attachments.service.js';
import { DossierTransitionEvent } from './dossier-transition.event.js';
import { OwnerNotificationListener } from './owner-notification.listener.js';

interface Told {
  title: string;
}

const bell: string[] = [];
const mail: string[] = [];

const due: Date[] = [];
const released: number[] = [];
let app: TestingModule;
beforeEach(async () => {
  app = await Test.createTestingModule({
    imports: [DomainEventsModule],
    providers: [
      OwnerNotificationListener,
      {
        provide: NotificationsService,
        useValue: {
          createNotification: ({ title }: Told, at: Date) => {
            bell.push(title);
            due.push(at);
          },
          releasePending: (_accountId: number, id: number) => void released.push(id),
        },
      },
      {
        provide: NotificationDeliveryService,
        useValue: {
          deliverNotification: ({ title }: Told) => {
            bell.push(title);
            mail.push(title);
          },
          queueNotificationMail: (_about: unknown, { template }: { template: MailTemplate }) =>
            void mail.push(template.subject),
        },
      },
      {
        provide: AccountDirectoryService,
        useValue: { findDirectoryEntry: () => ({ email: 'owner@example.test' }) },
      },
      {
        provide: DossierFilingRepository,
        useValue: {
          listByDossier: () => [{ filing: 'bonusCasa', cpid: '2026-ABC' }],
        },
      },
      { provide: ReceiptAttachmentsService, useValue: { listReceiptAttachments: () => [] } },
      { provide: SettingsService, useValue: { rules: createAllRules(BUILT_IN_SETTINGS) } },
    ],
  }).compile();
  await app.init();
});
afterEach(async () => {
  bell.length = 0;
  mail.length = 0;
  due.length = 0;
  released.length = 0;
  await app.close();
});

const AT = new Date('2026-03-11T10:00:00Z');

async function publishTransition(transition: Transition): Promise<void> {
  const event = {
    eventName: DossierTransitionEvent.eventName,
    dossier: { id: 7, accountId: 1, client: '', serviceType: null, status: transition.from.at(-1) },
    at: AT,
    transition,
    effects: transition.effects,
    actor: { caller: null, name: 'Prova' },
    reason: { text: 'Manca la firma', attachmentId: null },
  };
  await app.get(DomainEventPublisherService).publishEvent(event);
}

const EXPECTED: Readonly<
  Record<OwnerNotice, (to: Transition['to']) => { bell: string[]; mail: string[] }>
> = {
  none: () => ({ bell: [], mail: [] }),
  sent: () => ({ bell: [], mail: ['Pratica n. 7 inviata'] }),
  returned: (to) => {
    const told = [`Pratica n. 7: ${to === 'WAITING' ? 'correzioni richieste' : 'rifiutata'}`];
    return { bell: told, mail: told };
  },
  advanced: (to) => ({
    bell: [`Pratica n. 7: ${to === 'ACCEPTED' ? 'accettata' : 'inviata a ENEA'}`],
    mail: [],
  }),
  completed: () => ({ bell: ['Pratica n. 7 completata'], mail: ['Pratica n. 7 completata'] }),
};

it.each(TRANSITIONS)('notifies the owner of the change to $to as its row requires', async (row) => {
  await publishTransition(row);
  expect({ bell, mail }).toEqual(EXPECTED[row.effects.notify](row.to));
});

it('sends no completion e-mail for another step that notifies the owner', async () => {
  await publishTransition({
    from: ['ACCEPTED'],
    to: 'SENT',
    who: ['admin'],
    effects: { notify: 'advanced', isAudited: true },
  });
  expect({ bell, mail }).toEqual({ bell: ['Pratica n. 7: inviata'], mail: [] });
});

it('sends the owner an e-mail when the dossier is completed', async () => {
  const completion = TRANSITIONS.find(({ to }) => to === 'SELLED');
  if (completion === undefined) throw new Error('No transition completes a dossier');
  await publishTransition(completion);
  expect(mail).toEqual(['Pratica n. 7 completata']);
});

it('tells a step that can be taken back once it no longer can, or before the next one', async () => {
  for (const to of ['ACCEPTED', 'SENTTOENEA', 'SELLED'] as const) {
    const row = TRANSITIONS.find((one) => one.to === to);
    if (row === undefined) throw new Error(`No transition leads to ${to}`);
    await publishTransition(row);
  }
  expect(due).toEqual([getUndoDeadline(AT), getUndoDeadline(AT)]);
  expect(released).toEqual([7, 7]);
});
