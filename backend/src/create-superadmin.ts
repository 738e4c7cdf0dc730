import { text } from 'node:stream/consumers';
import { NestFactory } from '@nestjs/core';
import 'reflect-metadata';
import { AccountsService } from './accounts/accounts.service.js';
import { AppModule } from './app.module.js';
import { loadCommandConfig, StartupError } from './platform/config/index.js';
import { UnitOfWork } from './platform/database/index.js';
import { PasswordHashingService } from './platform/auth/index.js';

const MIN_PASSWORD_LENGTH = 12;
const USAGE = 'Usage: echo "$PASSWORD" | node dist/src/create-superadmin.js <e-mail>';

/**
 * Makes the first account of a new portal, from which all others follow: a SuperAdmin. The password comes by standard
 * input, so that it is in no list of processes and no history.
 */
async function createSuperAdmin(email: string | undefined): Promise<void> {
  if (email === undefined || !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email))
    throw new StartupError([USAGE]);
  const password = (await text(process.stdin)).replace(/\r?\n$/, '');
  if (password.length < MIN_PASSWORD_LENGTH)
    throw new StartupError([`The password must have at least ${MIN_PASSWORD_LENGTH} characters.`]);
  const app = await NestFactory.createApplicationContext(
    AppModule.forRoot(loadCommandConfig(process.env), 'none'),
    { logger: false, abortOnError: false },
  );
  try {
    const [accounts, passwordHash] = [
      app.get(AccountsService),
      await app.get(PasswordHashingService).hashPassword(password),
    ];
    await app.get(UnitOfWork).run(async () => {
      if (await accounts.findAccountByEmail(email))
        throw new StartupError([`There is already an account with the address ${email}.`]);
      await accounts.createAccount({
        email,
        role: 'SuperAdmin',
        passwordHash,
        emailVerified: true,
        contractVerified: true,
        privacyAndConditionsAccepted: true,
      });
    });
    process.stdout.write(
      `SuperAdmin ${email} made. Log in at the portal with the password given.\n`,
    );
  } finally {
    await app.close();
  }
}

await createSuperAdmin(process.argv[2]).catch((error: unknown) => {
  const lines =
    error instanceof StartupError
      ? error.lines
      : [error instanceof Error ? (error.stack ?? error.message) : String(error)];
  for (const line of lines) process.stderr.write(`${line}\n`);
  // Exits at once, because open resources such as a connection pool may keep the process alive.
  process.exit(1);
});
