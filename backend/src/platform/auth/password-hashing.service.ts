import { Algorithm, hash, verify } from '@node-rs/argon2';
import { Injectable, type OnModuleInit } from '@nestjs/common';

/** Argon2id as OWASP advises: 19 MiB, two passes, one lane. */
const ARGON2_OPTIONS = {
  algorithm: 2 satisfies Algorithm.Argon2id,
  memoryCost: 19_456,
  timeCost: 2,
  parallelism: 1,
};

@Injectable()
export class PasswordHashingService implements OnModuleInit {
  private decoyHash = '';

  /**
   * Hashes the decoy at startup: hashed at the first unknown e-mail, it would make that request
   * slower than the others.
   */
  async onModuleInit(): Promise<void> {
    this.decoyHash = await this.hashPassword('no account has this password');
  }

  async hashPassword(password: string): Promise<string> {
    return hash(password, ARGON2_OPTIONS);
  }

  /** Compares with a decoy when there is no hash, so that the time reveals nothing. */
  async verifyPassword(password: string, passwordHash: string | null): Promise<boolean> {
    const right = await verify(passwordHash ?? this.decoyHash, password);
    return right && passwordHash !== null;
  }
}
