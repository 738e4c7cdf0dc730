import { Algorithm, hash, verify } from '@node-rs/argon2';
import { Injectable } from '@nestjs/common';

/** Argon2id as OWASP advises: 19 MiB, two passes, one lane. */
const SETTINGS = { algorithm: 2 satisfies Algorithm.Argon2id, memoryCost: 19_456, timeCost: 2, parallelism: 1 };

@Injectable()
export class Passwords {
  private decoy: Promise<string> | null = null;

  async hash(password: string): Promise<string> {
    return hash(password, SETTINGS);
  }

  /** Without a hash it compares with a decoy all the same, so that the time tells nothing. */
  async matches(password: string, passwordHash: string | null): Promise<boolean> {
    if (passwordHash !== null) return verify(passwordHash, password);
    this.decoy ??= this.hash('no account has this password');
    await verify(await this.decoy, password);
    return false;
  }
}
