import { InjectTransaction } from '@nestjs-cls/transactional';
import { Injectable } from '@nestjs/common';
import { EntityManager, IsNull, MoreThan, Not } from 'typeorm';
import type { RegistrationData } from '../registration-data.types.js';
import { RegistrationRequest } from '../registration-request.entity.js';

const MAX_LISTED = 200;
/** Any moment: SQLite finds "not null" by reading all rows, but a range in the index. */
const AT_ANY_TIME = MoreThan(new Date(0));

/** A registration that waits for its address and for an operator. */
export type HeldRegistration = Omit<RegistrationRequest, 'data' | 'held' | 'email' | 'vat'> & {
  data: RegistrationData;
  held: Date;
  email: string;
  vat: string;
};

/** Registrations that are held. */
@Injectable()
export class HeldRegistrationRepository {
  constructor(@InjectTransaction() private readonly manager: EntityManager) {}

  async holdRequest(id: number, change: Pick<RegistrationRequest, 'email' | 'vat'>): Promise<void> {
    await this.manager.update(RegistrationRequest, { id }, { ...change, held: new Date() });
  }

  /** Replaces the link: earlier ones end. */
  async replaceLink(
    id: number,
    link: Pick<RegistrationRequest, 'tokenHash' | 'tokenExpires'>,
  ): Promise<void> {
    await this.manager.update(RegistrationRequest, { id }, link);
    await this.manager.increment(RegistrationRequest, { id }, 'links', 1);
  }

  async findHeld(id: number): Promise<HeldRegistration | null> {
    return toHeld(await this.manager.findOneBy(RegistrationRequest, { id, held: Not(IsNull()) }));
  }

  async findHeldByEmail(email: string): Promise<HeldRegistration | null> {
    return toHeld(
      await this.manager.findOneBy(RegistrationRequest, { email, held: Not(IsNull()) }),
    );
  }

  async findByValidLink(tokenHash: string): Promise<HeldRegistration | null> {
    return toHeld(
      await this.manager.findOneBy(RegistrationRequest, {
        tokenHash,
        held: Not(IsNull()),
        tokenExpires: MoreThan(new Date()),
      }),
    );
  }

  /** @returns `false` when it was confirmed before: of two concurrent calls one counts */
  async markConfirmed(id: number): Promise<boolean> {
    const { affected } = await this.manager.update(
      RegistrationRequest,
      { id, confirmed: IsNull() },
      { confirmed: new Date(), tokenHash: null, tokenExpires: null },
    );
    return affected === 1;
  }

  async countConfirmed(): Promise<number> {
    return this.manager.countBy(RegistrationRequest, {
      held: AT_ANY_TIME,
      confirmed: Not(IsNull()),
    });
  }

  /** Those that wait longest first. */
  async listHeld(): Promise<HeldRegistration[]> {
    const rows = await this.manager.find(RegistrationRequest, {
      where: { held: Not(IsNull()) },
      order: { id: 'ASC' },
      take: MAX_LISTED,
    });
    return rows.flatMap((row) => toHeld(row) ?? []);
  }
}

function toHeld(row: RegistrationRequest | null): HeldRegistration | null {
  if (row === null || row.held === null) return null;
  const { held, email, vat, data, ...rest } = row;
  return {
    ...rest,
    held,
    email: email ?? '',
    vat: vat ?? '',
    data: JSON.parse(data) as RegistrationData,
  };
}
