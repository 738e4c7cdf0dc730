import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { verifyEvidence } from './verify-evidence.ts';

const USAGE = `Usage: npm run verify-signature -- <evidence.zip> [--hash <from the e-mail>] [--key <from the certificate>]`;

/** `npm run verify-signature -- prove.zip`: says what holds of a signature, without the portal. */
const parsed = parseOptions();
if (parsed === null) {
  console.error(USAGE);
  process.exitCode = 2;
} else {
  const { path, mailedHash, keyId } = parsed;
  const { lines, isIntact } = await verifyEvidence(await readFile(path), { mailedHash, keyId });
  for (const line of lines) console.log(line);
  process.exitCode = isIntact ? 0 : 1;
}

function parseOptions() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { hash: { type: 'string' }, key: { type: 'string' } },
    });
    const [path] = positionals;
    return path === undefined || positionals.length > 1
      ? null
      : {
          path,
          mailedHash: values.hash?.trim().toLowerCase(),
          keyId: values.key?.trim().toLowerCase(),
        };
  } catch {
    return null;
  }
}
