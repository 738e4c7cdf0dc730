import { describe, expect, it } from '@jest/globals';
import { portal, visitor } from '../../kit/portal.js';

describe('what machines ask', () => {
  it.each(['health/live', 'health/ready'])('%s answers 200 without a login', async (path) => {
    const answer = await visitor().get(path);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toMatch(/json/);
  });

  it('serves a description of the API that names its main paths, and none where a database is set', async () => {
    const page = await visitor().get('docs', { headers: { accept: 'text/html' } });
    if (portal().kind === 'mariadb') {
      expect([page.status, (await visitor().get('docs-json')).status]).toEqual([404, 404]);
      return;
    }
    expect(page.status).toBe(200);
    expect(page.text).toMatch(/swagger/i);
    const description = (await visitor().get('docs-json')).json<{
      openapi: string;
      paths: Record<string, Record<string, unknown>>;
    }>();
    expect(description.openapi).toMatch(/^3\./);
    const paths = Object.keys(description.paths).map((path) =>
      path.toLowerCase().replace(/^\/api/, ''),
    );
    for (const path of [
      '/accounts/login',
      '/module',
      '/module/send/{id}',
      '/upload/file',
      '/module/laststepdraft',
    ])
      expect(paths).toContain(path);
  });
});

describe('headers', () => {
  it('keeps answers of the API out of caches and frames, and does not say what it is made of', async () => {
    const { headers } = await visitor().get('health/live');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('x-powered-by')).toBeNull();
    expect(headers.get('x-frame-options')).toBe('DENY');
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
  });

  it('lets no other site read with the cookie', async () => {
    const answer = await visitor().get('health/live', {
      headers: { origin: 'https://altro.example' },
    });
    expect(answer.headers.get('access-control-allow-origin')).toBeNull();
  });
});
