import { Algorithm, hash, verify } from '@node-rs/argon2';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { knowPasswords } from '@pratiche/domain';
import { WIDELY_USED } from '@pratiche/domain/passwords';

knowPasswords(WIDELY_USED);

/** Argon2id as OWASP advises: 19 MiB, two passes, one lane. */
const SETTINGS = {
  algorithm: 2 satisfies Algorithm.Argon2id,
  memoryCost: 19_456,
  timeCost: 2,
  parallelism: 1,
};

@Injectable()
export class Passwords implements OnModuleInit {
  private decoy = '';

  /** Beforehand: made at the first unknown e-mail, it would make that one slower than the others. */
  async onModuleInit(): Promise<void> {
    this.decoy = await this.hash('no account has this password');
  }

  async hash(password: string): Promise<string> {
    return hash(password, SETTINGS);
  }

  /** Without a hash it compares with a decoy all the same, so that the time tells nothing. */
  async matches(password: string, passwordHash: string | null): Promise<boolean> {
    const right = await verify(passwordHash ?? this.decoy, password);
    return right && passwordHash !== null;
  }
}
