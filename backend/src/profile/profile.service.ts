import type { Account as AccountAnswer } from '@pratiche/api';
import { profileInput, type ProfileInput } from '@pratiche/api/schemas';
import { Injectable } from '@nestjs/common';
import {
  changedProfileFields,
  checkProfile,
  normalProfile,
  PROFILE_FILES,
  profileOf,
  todayInRome,
  type LOCKED_PROFILE_FIELDS,
  type Profile,
} from '@pratiche/domain';
import { ownAccountView } from '../accounts/account-view.js';
import { AccountsService, type Account } from '../accounts/accounts.service.js';
import { Audit } from '../audit/audit.js';
import type { Fields, ReceivedFile } from '../documents/file-intake.js';
import { UnitOfWork } from '../platform/database/index.js';
import { conflict, parseWith } from '../platform/http/index.js';
import type { CurrentCaller } from '../platform/security/index.js';
import { AccountFiles } from '../registration/account-files.js';
import { jsonOf, refuseIfAny, WRONG_DATA } from '../registration/registration.service.js';

export type ProfileFiles = Partial<Record<(typeof PROFILE_FILES)[number], ReceivedFile>>;

/** Changing what one's own account says about itself. */
@Injectable()
export class ProfileService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly accounts: AccountsService,
    private readonly files: AccountFiles,
    private readonly audit: Audit,
  ) {}

  /** @throws 400 naming every field; 409 when the profile was changed since it was read */
  async check(caller: CurrentCaller, fields: Fields): Promise<void> {
    const given = parseWith(profileInput, jsonOf(fields), WRONG_DATA);
    checked(given, await this.accounts.get(caller.id));
  }

  async change(caller: CurrentCaller, fields: Fields, files: ProfileFiles): Promise<AccountAnswer> {
    const given = parseWith(profileInput, jsonOf(fields), WRONG_DATA);
    return this.unitOfWork.run(async () => {
      const account = await this.accounts.get(caller.id);
      const { change, changed } = checked(given, account);
      const exchanged = PROFILE_FILES.filter((name) => files[name] !== undefined);
      if (changed.length === 0 && exchanged.length === 0) return ownAccountView(account);
      if (!(await this.accounts.change(caller.id, change, { updated: account.updated })))
        throw stale();
      await this.files.set(caller.id, files);
      await this.audit.add({
        by: caller,
        action: 'profile-change',
        subject: { kind: 'account', id: caller.id },
        details: { fields: changed.join(' '), files: exchanged.join(' ') },
      });
      return ownAccountView(await this.accounts.get(caller.id));
    });
  }
}

function checked(
  { updated, ...given }: ProfileInput,
  account: Account,
): { change: Omit<Profile, (typeof LOCKED_PROFILE_FIELDS)[number]>; changed: (keyof Profile)[] } {
  if (updated !== undefined && updated !== account.updated.toISOString()) throw stale();
  const stored = profileOf(account);
  refuseIfAny(checkProfile(given, stored, todayInRome()));
  const { email: _, vat: __, businessName: ___, ...change } = normalProfile(given);
  return { change, changed: changedProfileFields(stored, given) };
}

const stale = () =>
  conflict(
    'Il profilo è stato modificato nel frattempo, in un’altra finestra o dall’assistenza: ricaricare la pagina e ripetere le modifiche.',
    'account-changed',
  );
