import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { spawnSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, describe, expect, it } from '@jest/globals';

const ROOT = resolve(import.meta.dirname, '../..');

describe('publish.sh', () => {
  const folder = mkdtempSync(join(tmpdir(), 'publish-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const maps = join(folder, 'maps');
  const remotesJson = join(folder, 'published/remotes.json');
  const runScript = (
    site: string,
    release: string,
    built: Record<string, string>,
    { offers, args = [], env = {} }: { offers?: string; args?: string[]; env?: object } = {},
  ): { files: string; said: string; status: number | null } => {
    const [from, files] = [join(folder, 'built'), join(folder, site)];
    rmSync(from, { recursive: true, force: true });
    mkdirSync(from, { recursive: true });
    for (const [name, text] of Object.entries(built)) {
      mkdirSync(dirname(join(from, name)), { recursive: true });
      writeFileSync(join(from, name), text);
    }
    const { status, stderr } = spawnSync(
      'sh',
      [join(ROOT, 'docker/front-end/publish.sh'), ...args],
      {
        encoding: 'utf8',
        env: {
          PATH: process.env['PATH'],
          SITE: site,
          RELEASE: release,
          FILES: files,
          BUILT: from,
          FRONT_END: 'mfe-lists',
          MAPS_BUILT: join(folder, 'maps-built'),
          MAPS: maps,
          REMOTES_JSON: remotesJson,
          REMOTE_ORIGINS: 'http://localhost:8081 https://lists.example http://localhost:8083',
          SITES: join(folder, 'sites'),
          CHECK: join(ROOT, 'docker/front-end/check-release.sh'),
          PORTAL_OFFERS: offers,
          ...env,
        },
      },
    );
    // As in the log of every other process.
    const lines = stderr.split('\n').filter(Boolean);
    const said = lines.map((line) => (JSON.parse(line) as { msg: string }).msg).join('\n');
    return { files, said, status };
  };
  const publish = (
    site: string,
    release: string,
    built: Record<string, string>,
    offers?: string,
  ): { files: string; said: string } => {
    const { files, said, status } = runScript(site, release, built, { offers });
    expect([said, status]).toEqual([said, 0]);
    return { files, said };
  };

  it('keeps the releases of a remote beside each other, each as it was', () => {
    publish('remote', '1.0.0', { 'remoteEntry.js': 'one' });
    publish('remote', '1.1.0', { 'remoteEntry.js': 'two' });
    expect(publish('remote', '1.1.0', { 'remoteEntry.js': 'two' }).said).toBe('');
    const { files, said } = publish('remote', '1.0.0', { 'remoteEntry.js': 'changed' });
    expect(said).toMatch(/^1\.0\.0 was published before with other files/);
    expect(readdirSync(files).sort()).toEqual(['1.0.0', '1.1.0']);
    expect(readFileSync(join(files, '1.0.0/remoteEntry.js'), 'utf8')).toBe('one');
  });

  it('leaves a release out that does not fit the portal that runs', () => {
    const offers = join(folder, 'offers.txt');
    writeFileSync(offers, 'page mfe-lists drafts\nsingleton react 19.3.1\n');
    const built = {
      'remoteEntry.js': 'x',
      'needs.txt': 'remote mfe-lists\npage drafts\nsingleton react ^20.0.0\n',
    };
    const { files, said } = publish('remote', '2.0.0', built, offers);
    expect(said).toContain('it needs react ^20.0.0, the portal has 19.3.1');
    expect(said).toContain('2.0.0 does not fit the portal that runs and is not published.');
    expect(readdirSync(files)).not.toContain('2.0.0');
    built['needs.txt'] = built['needs.txt'].replace('20', '19');
    publish('remote', '2.0.0', built, offers);
    expect(readdirSync(files)).toContain('2.0.0');
  });

  it('fails as a job where the release is not published, and lays it down where it is', () => {
    const offers = join(folder, 'offers.txt');
    writeFileSync(offers, 'page mfe-lists drafts\nsingleton react 19.3.1\n');
    const needs = 'remote mfe-lists\npage drafts\nsingleton react ^19.0.0\n';
    const job = (release: string, built: Record<string, string>) =>
      runScript('remote', release, built, { offers, args: ['job'] });
    const unfit = job('3.0.0', { 'needs.txt': needs.replace('19', '20') });
    expect([unfit.status, unfit.said]).toEqual([1, expect.stringContaining('does not fit')]);
    expect(readdirSync(unfit.files)).not.toContain('3.0.0');
    expect(job('3.0.0', { 'needs.txt': needs }).status).toBe(0);
    expect(readdirSync(unfit.files)).toContain('3.0.0');
    expect(job('3.0.0', { 'needs.txt': needs }).status).toBe(0);
    expect(job('3.0.0', { 'needs.txt': `${needs}\n` }).status).toBe(1);
  });

  it('leaves the volume alone where a job publishes', () => {
    const files = join(folder, 'untouched');
    const { status } = runScript(
      'shell',
      '4.0.0',
      { 'index.html': 'new' },
      { env: { PUBLISH: 'off', FILES: files } },
    );
    expect([status, existsSync(files)]).toEqual([0, false]);
  });

  it('lays a shell over the one before and leaves its chunks', () => {
    publish('shell', '1.0.0', {
      'index.html': 'old',
      'index.html.gz': 'old',
      'main.js': 'old',
      '1.abc.js': 'old',
    });
    const { files } = publish('shell', '1.1.0', {
      'index.html': 'new',
      'index.html.gz': 'new',
      'main.js': 'new',
      '2.abc.js': 'new',
    });
    expect(readdirSync(files).sort()).toEqual([
      '1.abc.js',
      '2.abc.js',
      'index.html',
      'index.html.gz',
      'main.js',
    ]);
    expect(readFileSync(join(files, 'main.js'), 'utf8')).toBe('new');
  });

  it('lays a folder of a shell down once, whole', () => {
    const page = { 'index.html': 'new', 'pdfjs-1.0/worker.js': 'one' };
    publish('shell', '1.1.1', page);
    const { files } = publish('shell', '1.1.2', { ...page, 'pdfjs-1.0/worker.js': 'two' });
    expect(readFileSync(join(files, 'pdfjs-1.0/worker.js'), 'utf8')).toBe('one');
    expect(readdirSync(files).filter((name) => name.startsWith('.'))).toEqual([]);
  });

  it('keeps the maps of each release for the server, and away from what is served', () => {
    for (const one of [maps, join(folder, 'maps-built')]) mkdirSync(one, { recursive: true });
    writeFileSync(join(folder, 'maps-built/remoteEntry.js.map'), '{}');
    const { files } = publish('remote', '1.2.0', { 'remoteEntry.js': 'three' });
    expect(readdirSync(join(maps, 'mfe-lists/1.2.0'))).toEqual(['remoteEntry.js.map']);
    expect(readdirSync(join(files, '1.2.0'))).toEqual(['remoteEntry.js']);
  });

  it('sends people to the release of the first start, and afterwards where pin.sh says', () => {
    const read = () => JSON.parse(readFileSync(remotesJson, 'utf8')) as Record<string, string>;
    rmSync(remotesJson, { force: true });
    publish('shell', '1.4.0', { 'index.html': 'new' });
    const first = read();
    expect(first).toEqual({
      'mfe-wizard': 'http://localhost:8081/1.4.0/remoteEntry.js',
      'mfe-lists': 'https://lists.example/1.4.0/remoteEntry.js',
      'mfe-admin': 'http://localhost:8083/1.4.0/remoteEntry.js',
    });
    publish('shell', '1.5.0', { 'index.html': 'new' });
    expect(read()).toEqual(first);
    const pin = (...args: string[]) =>
      spawnSync('sh', [join(ROOT, 'docker/front-end/pin.sh'), ...args], {
        env: { PATH: process.env['PATH'], REMOTES_JSON: remotesJson },
      }).status;
    expect(pin('mfe-lists', '1.4.1')).toBe(0);
    expect(read()).toEqual({
      ...first,
      'mfe-lists': 'https://lists.example/1.4.1/remoteEntry.js',
    });
    expect([pin('mfe-other', '1'), pin('mfe-lists', 'a/b')]).toEqual([2, 2]);
  });

  it.each(['publish.sh', 'pin.sh'])('%s may be run', (name) => {
    expect(statSync(join(ROOT, 'docker/front-end', name)).mode & 0o111).not.toBe(0);
  });
});
