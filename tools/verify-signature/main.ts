import { readFile } from 'node:fs/promises';
import { verifyEvidence } from './verify-evidence.ts';

/** `npm run verify-signature -- prove.zip`: says what holds of a signature, without the portal. */
const [path] = process.argv.slice(2);
if (path === undefined) {
  console.error('Usage: npm run verify-signature -- <evidence.zip>');
  process.exitCode = 2;
} else {
  const { lines, isIntact } = await verifyEvidence(await readFile(path));
  for (const line of lines) console.log(line);
  process.exitCode = isIntact ? 0 : 1;
}
