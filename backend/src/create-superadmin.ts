import { text } from 'node:stream/consumers';
import { parseArgs } from 'node:util';
import { NestFactory } from '@nestjs/core';
import 'reflect-metadata';
import { AccountsService } from './accounts/accounts.service.js';
import { AppModule } from './app.module.js';
import { runOperatorCommand, UsageError } from './platform/bootstrap/operator-command.util.js';
import { loadCommandConfig, StartupError } from './platform/config/index.js';
import { UnitOfWork } from './platform/database/index.js';
import { PasswordHashingService } from './platform/auth/index.js';

const MIN_PASSWORD_LENGTH = 12;
const USAGE = `Usage: npm run production -- superadmin <e-mail>
       node backend/dist/src/create-superadmin.js <e-mail>, with the variables of the portal
The password, of at least ${MIN_PASSWORD_LENGTH} characters, is read from standard input.
`;

/**
 * Makes the first account of a new portal, from which all others follow: a SuperAdmin. The password comes by standard
 * input, so that it is in no list of processes and no history.
 */
async function createSuperAdmin(): Promise<void> {
  const [email, ...others] = parseArgs({ allowPositionals: true, options: {} }).positionals;
  if (email === undefined) throw new UsageError('Say the e-mail address.');
  if (others.length > 0)
    throw new UsageError(`There is one e-mail address, and "${others[0]}" is too many.`);
  if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email))
    throw new UsageError(`"${email}" is no e-mail address.`);
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

await runOperatorCommand(USAGE, createSuperAdmin);
