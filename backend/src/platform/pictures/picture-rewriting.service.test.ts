import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Logger } from '@nestjs/common';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { PictureRewritingService } from './picture-rewriting.service.js';

const BOUNDS = { maxWidth: 512, maxHeight: 512, maxBytes: 12_000, isOpaque: false };
/** More than a pipe takes, so that a program that does not read it is noticed. */
const PICTURE = Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), Buffer.alloc(200_000)]);

const ENDLESS = 'for (;;);';

/** The service with another program in the place of the decoder. */
class ServiceWithProgram extends PictureRewritingService {
  protected override readonly program = join(mkdtempSync(join(tmpdir(), 'decoder-')), 'p.mjs');
  protected override readonly timeout: number;

  /** @param timeout longer than a busy machine takes to start a program */
  constructor(text: string, timeout = 30_000) {
    super();
    this.timeout = timeout;
    writeFileSync(
      this.program,
      `import { appendFileSync } from 'node:fs'; appendFileSync(import.meta.filename + '.runs', 'x');\n${text}`,
    );
  }
}

beforeEach(() => {
  jest.spyOn(Logger.prototype, 'warn').mockReturnValue(undefined);
});
afterEach(() => {
  jest.restoreAllMocks();
});

describe('the process that decodes pictures', () => {
  it.each([
    ['refuses the picture', 'process.exitCode = 65;', 'unreadable'],
    ['is killed', "process.kill(process.pid, 'SIGKILL');", 'ended'],
    ['meets a fault of its own code', "process.kill(process.pid, 'SIGSEGV');", 'ended'],
    ['runs out of its memory', 'const all = []; for (;;) all.push({ of: all.length });', 'ended'],
    ['does not come to an end', ENDLESS, 'ended'],
  ])(
    'ends alone when it %s',
    async (_name, program, fault) => {
      const service = new ServiceWithProgram(program, program === ENDLESS ? 3_000 : undefined);
      expect(await service.rewritePicture(PICTURE, BOUNDS)).toEqual({ png: null, fault });
    },
    60_000,
  );

  it('takes the pictures of several callers in turns', async () => {
    const service = new ServiceWithProgram("process.stdin.resume().on('end', () => {});");
    const ended: string[] = [];
    const rewrite = async (caller: string) => {
      await service.rewritePicture(PICTURE, BOUNDS, caller);
      ended.push(caller);
    };
    await Promise.all(['a', 'a', 'a', 'b'].map(rewrite));
    expect(ended).toEqual(['a', 'a', 'b', 'a']);
  }, 60_000);

  it('says nothing about the picture when it cannot run', async () => {
    const service = new ServiceWithProgram("import 'no-such-package';");
    await expect(service.rewritePicture(PICTURE, BOUNDS)).rejects.toThrow('no-such-package');
  });

  it('gets the bytes and the bounds, and nothing of the portal’s environment', async () => {
    const service = new ServiceWithProgram(
      `import { buffer } from 'node:stream/consumers';
       const { length } = await buffer(process.stdin);
       const { DATABASE_URL, PATH } = process.env;
       process.stdout.write(JSON.stringify({ length, bounds: JSON.parse(process.argv[2]), given: [DATABASE_URL, PATH] }));`,
    );
    const { png } = await service.rewritePicture(PICTURE, BOUNDS);
    expect(JSON.parse(png?.toString() ?? '')).toEqual({
      length: PICTURE.length,
      bounds: BOUNDS,
      given: [null, null],
    });
  });

  it('is not started for what is no PNG', async () => {
    const service = new ServiceWithProgram('');
    for (const bytes of [Buffer.from('GIF89a'), Buffer.from('ffd8ffe0', 'hex'), Buffer.alloc(0)])
      expect(await service.rewritePicture(bytes, BOUNDS)).toEqual({
        png: null,
        fault: 'unreadable',
      });
  });

  it('is given a stored picture up to three times when it dies, and once when it refuses', async () => {
    const countRuns = async (program: string) => {
      const service = new ServiceWithProgram(program);
      expect(await service.rewriteStoredPicture(PICTURE, BOUNDS)).toBeNull();
      return readFileSync(`${service['program']}.runs`, 'utf8').length;
    };
    expect(await countRuns("process.kill(process.pid, 'SIGKILL');")).toBe(3);
    expect(await countRuns('process.exitCode = 65;')).toBe(1);
  });
});
