import { pickFields } from '@pratiche/domain';
import { pickProfile, TERMS_FIELDS } from '@pratiche/domain/accounts';
import type { Account } from '../../../src/accounts/account.entity.js';
import { AccountDataProcessor } from '../../../src/accounts/profile/account-data.processor.js';
import { ProfileService } from '../../../src/accounts/profile/profile.service.js';
import { RegistrationNotificationService } from '../../../src/accounts/registration/registration-notification.service.js';
import { RegistrationService } from '../../../src/accounts/registration/registration.service.js';
import { TermsService } from '../../../src/accounts/registration/terms.service.js';
import { PackageOrderService } from '../../../src/credits/package-orders/package-order.service.js';
import { PackageSeedService } from '../../../src/credits/package-seed.service.js';
import { PackagesSettingValidator } from '../../../src/credits/packages-setting.validator.js';
import { createRegistration } from '../registration-fixtures.js';
import { createWithParts } from '../create-with-parts.js';
import {
  findFirstAccepted,
  findLastAccepted,
  joinDistinct,
  listAccepted,
  type TodayRule,
} from './today-rule.js';

const CALLER = { id: 1, role: 'User' } as never;
const FORM = createRegistration();
const ACCOUNT = {
  ...FORM,
  id: 1,
  role: 'User',
  passwordHash: 'x',
  emailVerified: true,
  deleted: null,
  created: new Date(0),
  updated: new Date(0),
} as unknown as Account;

/** Days at the end of the keys of all e-mails that a call writes. */
async function readMailKeys(
  call: (service: RegistrationNotificationService) => Promise<void>,
): Promise<string> {
  const keys: string[] = [];
  await call(
    createWithParts(RegistrationNotificationService, {
      accountsService: { listBackOfficeEmails: () => [{ id: 2, email: 'b@example.test' }] },
      mailQueueService: { enqueueMail: ({ key }: { key: string }) => keys.push(key) },
    }),
  );
  return joinDistinct(keys.map((key) => key.slice(-10)));
}

/** Rules of accounts and their credits. */
export const ACCOUNT_TODAY_RULES: readonly TodayRule[] = [
  {
    name: 'a registration takes an identity document until it expires',
    file: 'accounts/registration/registration.service.ts',
    revealToday: (days) =>
      findFirstAccepted(days, (attorneyIDCardExpiryDate) =>
        createWithParts(RegistrationService, {}).parseRegistrationForm({
          user: JSON.stringify({ ...FORM, attorneyIDCardExpiryDate }),
        }),
      ),
  },
  {
    name: 'an invited account takes an identity document until it expires',
    file: 'accounts/registration/terms.service.ts',
    revealToday: (days) =>
      findFirstAccepted(days, (attorneyIDCardExpiryDate) =>
        createWithParts(TermsService, {
          accountTokensService: { findTokenAccountId: () => 1 },
          accountsService: { findAccount: () => ACCOUNT },
        }).parseTermsForm({
          user: JSON.stringify({
            ...pickFields(FORM, TERMS_FIELDS),
            attorneyIDCardExpiryDate,
            userId: 1,
            token: 'A'.repeat(43),
          }),
        }),
      ),
  },
  {
    name: 'a profile takes a new identity document until it expires',
    file: 'accounts/profile/profile.service.ts',
    revealToday: (days) =>
      findFirstAccepted(days, (attorneyIDCardExpiryDate) =>
        createWithParts(ProfileService, {
          accountsService: { requireActiveAccount: () => ACCOUNT },
        }).assertValidProfile(CALLER, {
          user: JSON.stringify({ ...pickProfile(ACCOUNT), attorneyIDCardExpiryDate }),
        }),
      ),
  },
  {
    name: 'an owner hears once a day that the address registered again',
    file: 'accounts/registration/registration-notification.service.ts',
    revealToday: () => readMailKeys((service) => service.notifyOwner(ACCOUNT)),
  },
  {
    name: 'applicant and office hear once a day of a known company',
    file: 'accounts/registration/registration-notification.service.ts',
    revealToday: () =>
      readMailKeys((service) => service.notifyKnownCompany({ form: FORM } as never, ACCOUNT)),
  },
  {
    name: 'the data of an account are in a file named by the day',
    file: 'accounts/profile/account-data.processor.ts',
    revealToday: async () => {
      let name = '';
      const ending = new Error('named');
      try {
        await createWithParts(AccountDataProcessor, {
          accountsService: { findAccount: () => ACCOUNT, findAccountLogo: () => null },
          accountFilesService: { listAccountFiles: () => [] },
          accountDataRegistry: { exportAccountData: () => [] },
          fileStorageService: {},
        }).runTask(null, {
          accountId: 1,
          openOutput: ({ fileName }: { fileName: string }) => {
            name = fileName;
            throw ending;
          },
          reportProgress: () => undefined,
          signal: new AbortController().signal,
        } as never);
      } catch (error) {
        if (error !== ending) throw error;
      }
      return name.slice('dati-account-'.length, -'.zip'.length);
    },
  },
  {
    name: 'a transfer of tomorrow is refused',
    file: 'credits/package-orders/package-order.service.ts',
    revealToday: (days) =>
      findLastAccepted(days, (transferDay) =>
        createWithParts(PackageOrderService, {
          walletService: { requireRechargeableAccountId: () => 1 },
        }).assertCanPlace(CALLER, { transferDay } as never),
      ),
  },
  {
    name: 'packages change from today, neither earlier nor later',
    file: 'credits/packages-setting.validator.ts',
    revealToday: async (days) =>
      joinDistinct(
        await listAccepted(days, (validFrom) =>
          createWithParts(PackagesSettingValidator, {}).validateChange({ value: [], validFrom }),
        ),
      ),
  },
  {
    name: 'the first packages are on sale from today',
    file: 'credits/package-seed.service.ts',
    revealToday: async () => {
      const from: string[] = [];
      await createWithParts(PackageSeedService, {
        unitOfWork: { run: (work: () => unknown) => work() },
        rechargePackageRepository: { hasPackages: () => false },
        settingsAdminService: {
          applySettingChange: ({ validFrom }: { validFrom: string }) => from.push(validFrom),
        },
        settingsService: { reloadSettings: () => undefined },
        logger: { log: () => undefined },
      }).onModuleInit();
      return joinDistinct(from);
    },
  },
];
