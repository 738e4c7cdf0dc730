import {
  addDays,
  BUILT_IN_SETTINGS,
  createAllRules,
  createEmptyDossierForm,
  formatDay,
  getNextWorkingDay,
  LEGAL_DAYS,
  REMINDER_DAYS,
  SENDING_DAYS,
} from '@pratiche/domain';
import { SETTING_DEFAULTS } from '@pratiche/domain/settings';
import { BeneficiaryInvitationService } from '../../../src/module/beneficiary-link/beneficiary-invitation.service.js';
import { CustomerMailListener } from '../../../src/module/beneficiary-link/customer-mail.listener.js';
import { DeadlineRemindersProcessor } from '../../../src/module/deadlines/deadline-reminders.processor.js';
import { formatDeadlineDistance } from '../../../src/module/deadlines/mail/deadline.mail.js';
import { createDeductionSheetPdf } from '../../../src/module/deduction-sheet/deduction-sheet.factory.js';
import { DeductionSheetService } from '../../../src/module/deduction-sheet/deduction-sheet.service.js';
import { toFormColumns } from '../../../src/module/dossier-columns.util.js';
import { DossierService } from '../../../src/module/dossier.service.js';
import { DossierDoubtsService } from '../../../src/module/doubts/dossier-doubts.service.js';
import { InvoicesService } from '../../../src/module/invoices/invoices.service.js';
import { createPaperTextFiller } from '../../../src/module/prefilled-documents/paper-text-filler.factory.js';
import { SubmissionCheckService } from '../../../src/module/send/submission-check.service.js';
import { SignatureLogService } from '../../../src/module/signatures/signature-log.service.js';
import { TaxCodeDecoderService } from '../../../src/module/tax-code/tax-code-decoder.service.js';
import { Problem } from '../../../src/platform/http/index.js';
import { ecobonusForm } from '../dossier-fixtures.js';
import { pdfText } from '../pdf-text.js';
import { createWithParts } from '../create-with-parts.js';
import {
  findFirstAccepted,
  joinDistinct,
  RULES,
  settingsWith,
  type TodayRule,
} from './today-rule.js';

const CALLER = { id: 1, role: 'User' } as never;
const DAY_MS = 86_400_000;
const WITHOUT_OPENINGS = createAllRules({ ...BUILT_IN_SETTINGS, eneaOpenings: [] });

/** Refuses a dossier that comes too late, whatever else it lacks. */
async function refuseLate(interventionEndDate: string, rejectReason: string | null): Promise<void> {
  const service = createWithParts(SubmissionCheckService, {
    waitingFileRepository: { listWaitingFiles: () => [] },
    dossierFileRepository: { listByDossier: () => [] },
    documentChecklistService: { listDocumentStates: () => [] },
    creditsService: { quoteDossierCost: () => null },
    accountDirectoryService: { findDirectoryEntry: () => ({ isContractVerified: true }) },
    settingsService: { rules: WITHOUT_OPENINGS },
  });
  try {
    const data = ecobonusForm({ interventionEndDate });
    await service.checkSubmission(CALLER, { id: 1, data, rejectReason } as never);
  } catch (error) {
    if (!(error instanceof Problem) || error.code === 'works-ended-too-long-ago') throw error;
  }
}

const findMentioned = (text: string, days: readonly string[]): string =>
  joinDistinct(days.filter((day) => text.includes(formatDay(day))));

/** Says which of the days the e-mails of a customer name. */
async function readCustomerMails(
  days: readonly string[],
  call: (listener: CustomerMailListener) => Promise<void>,
  link: object,
): Promise<string> {
  const written: string[] = [];
  await call(
    createWithParts(CustomerMailListener, {
      config: { jwtSecrets: ['secret'] },
      accountDirectoryService: { findDirectoryEntry: () => ({ name: 'Infissi Srl' }) },
      beneficiaryLinkRepository: {
        findMailedByDossier: () => link,
        findMailedUnrevoked: () => link,
        updateMailToken: () => undefined,
      },
      dossierFilingRepository: { listByDossier: () => [] },
      receiptAttachmentsService: { listReceiptAttachments: () => [] },
      mailQueueService: {
        enqueueMail: ({ template }: { template: object }) => written.push(JSON.stringify(template)),
      },
    }),
  );
  return findMentioned(written.join('\n'), days);
}

const createInvitationService = (
  buildStepStates: (form: unknown, who: unknown, context: { today: string }) => unknown[],
  enqueueMail: (mail: { template: object }) => unknown,
): BeneficiaryInvitationService =>
  createWithParts(BeneficiaryInvitationService, {
    ...settingsWith(
      { buildStepStates },
      {
        getCurrentValue: (kind: keyof typeof SETTING_DEFAULTS) => SETTING_DEFAULTS[kind],
      },
    ),
    config: { jwtSecrets: ['secret'] },
    linkRequesterService: { findRequester: () => ({ name: 'Infissi', phone: null, vat: null }) },
    beneficiaryLinkRepository: {
      updateMailToken: () => undefined,
      updateAnnounced: () => undefined,
    },
    dossierFileRepository: { listByDossier: () => [] },
    documentSetService: { listRequestedDocuments: () => [] },
    mailQueueService: { enqueueMail },
  });

/** Rules of the dossiers of a fitter and their customer. */
export const DOSSIER_TODAY_RULES: readonly TodayRule[] = [
  {
    name: 'a dossier is sent until its 84th day',
    file: 'module/send/submission-check.service.ts',
    revealToday: (days) =>
      findFirstAccepted(days, (deadline) => refuseLate(addDays(deadline, -SENDING_DAYS), null)),
  },
  {
    name: 'a returned dossier is sent until the day of the law',
    file: 'module/send/submission-check.service.ts',
    toExpected: (today, days) => days.find((day) => getNextWorkingDay(day) >= today),
    revealToday: (days) =>
      findFirstAccepted(days, (legal) => refuseLate(addDays(legal, -LEGAL_DAYS), 'Correggi.')),
  },
  {
    name: 'reminders are of the day on which they are due',
    file: 'module/deadlines/deadline-reminders.processor.ts',
    revealToday: async () => {
      const asked: string[] = [];
      await createWithParts(DeadlineRemindersProcessor, {
        dossierRepository: {
          listDraftIdsDueOn: (due: string[]) => {
            asked.push(...due.map((day, index) => addDays(day, -(REMINDER_DAYS[index] ?? 0))));
            return [];
          },
        },
      }).process({ data: { due: new Date().toISOString() } } as never);
      return joinDistinct(asked);
    },
  },
  {
    name: 'reminders count the days that are left from today',
    file: 'module/deadlines/deadline-reminders.processor.ts',
    revealToday: async (days) => {
      const deadline = addDays(days[0] ?? '', 14);
      const titles: string[] = [];
      await createWithParts(DeadlineRemindersProcessor, {
        unitOfWork: { run: (work: () => unknown) => work() },
        dossierRepository: {
          listDraftIdsDueOn: () => [1],
          findDossierOrNull: () => ({ id: 1, ownerList: 'DRAFT', deadlineDate: deadline }),
        },
        deadlineRepository: {
          findRemindedDeadlines: () => new Map(),
          saveReminder: () => undefined,
        },
        accountDirectoryService: { findDirectoryEntry: () => ({ email: 'a@example.test' }) },
        notificationDeliveryService: {
          deliverNotification: ({ title }: { title: string }) => titles.push(title),
        },
      }).process({ data: { due: `${days[0]}T05:00:00Z` } } as never);
      return days.find((_, index) => titles.join().endsWith(formatDeadlineDistance(14 - index)));
    },
  },
  {
    name: 'an invitation names the day on which its link ends',
    file: 'module/beneficiary-link/beneficiary-invitation.service.ts',
    revealToday: async (days) => {
      const written: string[] = [];
      await createInvitationService(
        () => [],
        ({ template }) => written.push(JSON.stringify(template)),
      ).sendInvitation(CALLER, 'c@example.test', { id: 1, data: {}, serviceType: 1 } as never, {
        path: '/',
        expires: new Date(),
      });
      return findMentioned(written.join('\n'), days);
    },
  },
  {
    name: 'an invitation counts what is missing as of today',
    file: 'module/beneficiary-link/beneficiary-invitation.service.ts',
    revealToday: async () => {
      const counted: string[] = [];
      await createInvitationService(
        (_, __, { today }) => {
          counted.push(today);
          return [];
        },
        () => undefined,
      ).sendInvitation(CALLER, 'c@example.test', { id: 1, data: {}, serviceType: 1 } as never, {
        path: '/',
        expires: new Date(),
      });
      return joinDistinct(counted);
    },
  },
  {
    name: 'the e-mail of papers to sign names the day on which the link ends',
    file: 'module/beneficiary-link/beneficiary-invitation.service.ts',
    revealToday: async (days) => {
      const written: string[] = [];
      await createWithParts(BeneficiaryInvitationService, {
        config: { jwtSecrets: ['secret'] },
        accountDirectoryService: { findDirectoryEntry: () => ({ name: 'Infissi' }) },
        beneficiaryLinkRepository: { updateAnnouncedPapers: () => true },
        mailQueueService: {
          enqueueMail: ({ template }: { template: object }) =>
            written.push(JSON.stringify(template)),
        },
      }).announcePapers(
        {
          email: 'c@example.test',
          tokenHash: 'x',
          expires: new Date(),
          announcedPapers: null,
        } as never,
        { id: 1, accountId: 1 },
        { ready: ['DELEGA'], again: [], ended: new Map() },
      );
      return findMentioned(written.join('\n'), days);
    },
  },
  {
    name: 'the e-mail of a completed dossier names the day on which the link ends',
    file: 'module/beneficiary-link/customer-mail.listener.ts',
    revealToday: (days) =>
      readCustomerMails(
        days,
        (listener) =>
          listener.mailCompletedDossier({
            dossier: { id: 1, accountId: 1 },
            transition: { to: 'SELLED', effects: { prolongsLinkDays: 30 } },
            at: new Date(Date.now() - 30 * DAY_MS),
          } as never),
        { email: 'c@example.test', tokenHash: 'x' },
      ),
  },
  {
    name: 'the e-mail of a new CPID names the day on which the link ends',
    file: 'module/beneficiary-link/customer-mail.listener.ts',
    revealToday: (days) =>
      readCustomerMails(
        days,
        (listener) =>
          listener.mailCorrection({
            dossier: { id: 1, accountId: 1 },
            correction: { filing: 'serramenti', formerCpid: null, cpid: 'x', at: new Date(0) },
            receipts: [],
          } as never),
        { email: 'c@example.test', tokenHash: 'x', expires: new Date() },
      ),
  },
  {
    name: 'doubts beside a saved form are those of today',
    file: 'module/dossier-columns.util.ts',
    revealToday: () => {
      const asked: string[] = [];
      toFormColumns(ecobonusForm(), {
        ...RULES,
        listDossierWarnings: (_, today = '') => {
          asked.push(today);
          return [];
        },
      });
      return joinDistinct(asked);
    },
  },
  {
    name: 'doubts about a dossier are those of today',
    file: 'module/doubts/dossier-doubts.service.ts',
    revealToday: async () => {
      const asked: string[] = [];
      await createWithParts(DossierDoubtsService, {
        ...settingsWith({
          listDossierWarnings: (_: unknown, today: string) => {
            asked.push(today);
            return [];
          },
        }),
        municipalitiesService: {},
        dossierKeyRepository: { findMatchingIds: () => [], findKeys: () => new Map() },
        dossierComparisonRepository: {
          findCompared: () => [],
          findFilesElsewhere: () => [],
          findInvoicesElsewhere: () => [],
        },
        invoicesService: { listDoubts: () => [] },
        dossierFileRepository: { listByDossier: () => [] },
        paperPrintService: { listChangedPapers: () => [] },
      }).findDoubts({ id: 1, accountId: 1, data: ecobonusForm(), serviceType: 1 } as never);
      return joinDistinct(asked);
    },
  },
  {
    name: 'invoices are held against today',
    file: 'module/invoices/invoices.service.ts',
    revealToday: async () => {
      const service = createWithParts(InvoicesService, {
        accountsService: { findAccount: () => null },
        municipalitiesService: { resolveMunicipality: () => null },
        settingsService: { getCurrentValue: () => SETTING_DEFAULTS.worksCostWords },
      });
      return (await service['buildContext'](1, createEmptyDossierForm(), [])).today;
    },
  },
  {
    name: 'a duplicate keeps an identity document until it expires',
    file: 'module/dossier.service.ts',
    revealToday: async (days) => {
      const keeping: string[] = [];
      for (const beneficiaryIdentificationDocDate of days) {
        const data = { ...ecobonusForm(), beneficiaryIdentificationDocDate };
        const copy = (await createWithParts(DossierService, {
          dossierRepository: { findOwnedDossier: () => ({ data }) },
          dossierSaveService: { saveDossier: (_: unknown, form: unknown) => form },
        }).duplicateDossier(CALLER, 1, null)) as unknown as typeof data;
        if (copy.beneficiaryIdentificationDocDate !== null)
          keeping.push(beneficiaryIdentificationDocDate);
      }
      return keeping[0];
    },
  },
  {
    name: 'a deduction is estimated for the running year',
    file: 'module/deduction-sheet/deduction-sheet.service.ts',
    precision: 4,
    revealToday: async () => {
      const years: number[] = [];
      const data = { ...ecobonusForm(), annoRiferimento: null, interventionEndDate: null };
      try {
        await createWithParts(DeductionSheetService, {
          dossierRepository: { findReadableDossier: () => ({ data, accountId: 1 }) },
          ...settingsWith({
            validateDeductionYear: (_: unknown, year: number) => {
              years.push(year);
              return 'only the year is read';
            },
          }),
        }).createDeductionSheet(CALLER, 1, { expense: 1_000 } as never);
      } catch (error) {
        if (!(error instanceof Problem) || error.code !== 'no-deduction') throw error;
      }
      return years[0];
    },
  },
  {
    name: 'an estimate is dated today',
    file: 'module/deduction-sheet/deduction-sheet.factory.ts',
    revealToday: async (days) => {
      const data = { dossierId: 1, form: ecobonusForm({ interventionEndDate: '2026-01-02' }) };
      const sheet = { ...data, service: 1, year: 2026, expenseCents: 100_000, preparedBy: null };
      return findMentioned(pdfText(await createDeductionSheetPdf(sheet as never, RULES)), days);
    },
  },
  {
    name: 'a paper without a year names the term of the running one',
    file: 'module/prefilled-documents/paper-text-filler.factory.ts',
    precision: 4,
    revealToday: () => {
      const years: number[] = [];
      const readYear = (year: number): string => {
        years.push(year);
        return '';
      };
      createPaperTextFiller(
        {
          form: { ...ecobonusForm(), annoRiferimento: null },
          installer: {},
          provider: {},
          intermediary: {},
        } as never,
        { ...RULES, formatLastControlDay: readYear, describeControlTerm: readYear },
      );
      return joinDistinct(years.map(String));
    },
  },
  {
    name: 'a signed paper without a year is kept for the term of the running one',
    file: 'module/signatures/signature-log.service.ts',
    precision: 4,
    revealToday: () =>
      createWithParts(
        SignatureLogService,
        settingsWith({ formatLastControlDay: String }),
      ).describeRetention({ annoRiferimento: null } as never),
  },
  {
    name: 'a tax code is of a person alive in the running year',
    file: 'module/tax-code/tax-code-decoder.service.ts',
    precision: 4,
    revealToday: async (days) => {
      const service = TAX_CODES;
      const around = Number(days[3]?.slice(0, 4));
      for (const year of [around - 1, around, around + 1]) {
        const born = `${year - OLDEST_YEARS}-06-15`;
        const { nascita } = await service.decodeTaxCode(await readTaxCode(service, born));
        if (nascita !== born) continue;
        // One year older is too old, so the code is read as of somebody a hundred years younger.
        const older = `${year - OLDEST_YEARS - 1}-06-15`;
        const { nascita: other } = await service.decodeTaxCode(await readTaxCode(service, older));
        if (other !== older) return year;
      }
      return undefined;
    },
  },
];

const TAX_CODES = new TaxCodeDecoderService();
/** Ages beyond are taken for the century after. */
const OLDEST_YEARS = 115;

const readTaxCode = (service: TaxCodeDecoderService, birthDate: string): Promise<string> =>
  service.encodeTaxCode({
    firstName: 'Ortensia',
    lastName: 'Brughetti',
    gender: 'F',
    birthDate,
    birthPlace: { belfiore: 'A794' },
  });
