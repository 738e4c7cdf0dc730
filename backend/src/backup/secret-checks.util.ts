import { createHmac } from 'node:crypto';
import { z } from 'zod';
import type { AppConfig } from '../platform/config/index.js';

/** Variables whose secrets the rows of an archive depend on, and what is lost without them. */
const LOSSES = {
  SECRETS_KEY:
    'codes of the second login step are refused (recovery codes still work) and unsent work on devices cannot be opened',
  SIGNATURE_KEYS: 'the portal calls the key of papers signed online until then unknown',
  JWT_SECRET: 'known devices and links in e-mails sent until then end',
} as const;
type SecretVariable = keyof typeof LOSSES;
const VARIABLES = Object.keys(LOSSES) as SecretVariable[];

/** Names of the files that hold them in the data folder of the embedded set-up. */
export const SECRET_FILES = {
  JWT_SECRET: 'jwt-secret',
  SECRETS_KEY: 'secrets-key',
  SIGNATURE_KEYS: 'signature-key',
} as const satisfies Record<SecretVariable, string>;

/** One check value for each secret; it identifies the secret without revealing it. */
export const secretChecksSchema = z.partialRecord(z.enum(VARIABLES), z.string());
export type SecretChecks = z.output<typeof secretChecksSchema>;

type Secrets = Pick<AppConfig, 'jwtSecrets' | 'secretsKeys' | 'signatureKeys'>;

const listSecrets = (
  { jwtSecrets, secretsKeys, signatureKeys }: Secrets,
  variable: SecretVariable,
): readonly string[] =>
  ({ JWT_SECRET: jwtSecrets, SECRETS_KEY: secretsKeys, SIGNATURE_KEYS: signatureKeys })[variable];

const calculateCheck = (variable: SecretVariable, secret: string): string =>
  createHmac('sha256', secret).update(`backup-secret\0${variable}`).digest('hex').slice(0, 32);

/** Check values of the secrets in use; a command that was not given one leaves it out. */
export function calculateSecretChecks(secrets: Secrets): SecretChecks {
  const checks: SecretChecks = {};
  for (const variable of VARIABLES) {
    const [first] = listSecrets(secrets, variable);
    if (first !== undefined) checks[variable] = calculateCheck(variable, first);
  }
  return checks;
}

/** Lists the secrets of an archive that this machine does not have, also not as a former one. */
export const findMissingSecrets = (checks: SecretChecks, secrets: Secrets): SecretVariable[] =>
  VARIABLES.filter(
    (variable) =>
      checks[variable] !== undefined &&
      !listSecrets(secrets, variable).some(
        (secret) => calculateCheck(variable, secret) === checks[variable],
      ),
  );

export const describeLoss = (variable: SecretVariable): string =>
  `${variable} is another one: without the old one ${LOSSES[variable]}`;

/** Losing links and known devices alone stops nobody from restoring. */
export const isLossSevere = (variable: SecretVariable): boolean => variable !== 'JWT_SECRET';
