import 'reflect-metadata';
import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { parseArgs } from 'node:util';
import { AppModule } from '../../app.module.js';
import { openCommandContext } from '../../platform/bootstrap/command-context.util.js';
import { runOperatorCommand, UsageError } from '../../platform/bootstrap/operator-command.util.js';
import { loadCommandConfig } from '../../platform/config/index.js';
import { Problem } from '../../platform/http/index.js';
import { MunicipalityImportService } from './municipality-import.service.js';

const USAGE = `Usage: npm run municipalities -w backend -- comuni|zone <file.csv> [--apply] [--allow-removals]
Without --apply it only says what would change.
`;

/**
 * Imports municipalities or climate zones from the server's own command line; the processes that
 * answer requests notice.
 */
await runOperatorCommand(USAGE, async () => {
  const {
    values,
    positionals: [kind, path],
  } = parseArgs({
    allowPositionals: true,
    options: {
      apply: { type: 'boolean', default: false },
      'allow-removals': { type: 'boolean', default: false },
    },
  });
  if (kind !== 'comuni' && kind !== 'zone') throw new UsageError('Say comuni or zone.');
  if (path === undefined) throw new UsageError('Say which file.');
  const file = { kind, bytes: await readFile(path), fileName: basename(path), by: null } as const;
  const app = await openCommandContext(AppModule.forRoot(loadCommandConfig(process.env), 'none'));
  try {
    const imports = app.get(MunicipalityImportService);
    const looked = await imports.checkImport(file);
    for (const { line, message } of looked.problems)
      process.stderr.write(`riga ${line}: ${message}\n`);
    for (const { kind: what, code, name, province, fields } of looked.differences) {
      process.stdout.write(
        `${what} ${code} ${name} (${province}) ${fields.map(({ label, before, after }) => `${label}: ${before} → ${after}`).join('; ')}\n`,
      );
    }
    process.stdout.write(
      `${looked.lines} righe: ${looked.added} nuovi, ${looked.changed} cambiati, ${looked.removed} tolti, ${looked.problemCount} righe non valide\n`,
    );
    if (values.apply) {
      await imports.applyImport(file, {
        confirmation: looked.confirmation,
        allowsRemovals: values['allow-removals'],
      });
      process.stdout.write('Fatto\n');
    } else if (looked.problemCount > 0) process.exitCode = 1;
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  } finally {
    await app.close();
  }
});
