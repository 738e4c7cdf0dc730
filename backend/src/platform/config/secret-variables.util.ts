import { readFileSync } from 'node:fs';

const SUFFIX = '_FILE';

/** Variables with those that name a file, such as `JWT_SECRET_FILE`, replaced by what the file holds. */
export function readVariableFiles(
  env: Readonly<NodeJS.ProcessEnv>,
  known: readonly string[],
): { env: NodeJS.ProcessEnv; faults: string[] } {
  const read: NodeJS.ProcessEnv = { ...env };
  const faults: string[] = [];
  for (const name of known) {
    const file = env[`${name}${SUFFIX}`]?.trim();
    if (!file) continue;
    if (env[name]?.trim()) faults.push(`${name} and ${name}${SUFFIX} are both set`);
    else
      try {
        read[name] = readFileSync(file, 'utf8').trim();
      } catch (error) {
        faults.push(
          `${name}${SUFFIX} ${file} cannot be read (${(error as NodeJS.ErrnoException).code})`,
        );
      }
  }
  return { env: read, faults };
}

/** The address with a password that is kept apart from it; one in the address stays. */
export function withPassword(address: string, password: string | undefined): string {
  if (password === undefined) return address;
  const url = new URL(address);
  if (url.password !== '') return address;
  url.password = encodeURIComponent(password);
  return url.href;
}
