import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { readText } from './compose-file.ts';
import { findDigest, parseImageName, pinDigests } from './image-digests.ts';

const DIGEST = `sha256:${'a'.repeat(64)}`;
let server: Server;
let registry: string;

beforeAll(async () => {
  server = createServer((request, response) => {
    const { url = '', headers } = request;
    if (url.startsWith('/token')) response.end(JSON.stringify({ token: 'read' }));
    else if (headers.authorization !== 'Bearer read')
      response
        .writeHead(401, {
          'www-authenticate': `Bearer realm="http://${registry}/token",service="test",scope="repository:a/b:pull"`,
        })
        .end();
    else if (url === '/v2/a/b/manifests/1.2.3')
      response.writeHead(200, { 'docker-content-digest': DIGEST }).end();
    else response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  registry = `127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.close();
});

describe('digests of images', () => {
  it.each([
    ['node:24.1.0-slim', 'registry-1.docker.io', 'library/node', '24.1.0-slim'],
    ['clamav/clamav:1.4.3', 'registry-1.docker.io', 'clamav/clamav', '1.4.3'],
    [
      'mcr.microsoft.com/azure-storage/azurite:3.34.0',
      'mcr.microsoft.com',
      'azure-storage/azurite',
      '3.34.0',
    ],
    ['127.0.0.1:5000/a/b:1', '127.0.0.1:5000', 'a/b', '1'],
  ])('%s is asked for where it is', (image, host, repository, tag) => {
    expect(parseImageName(image)).toEqual({ registry: host, repository, tag });
  });

  it('come from the registry, which wants a token, and never from elsewhere', async () => {
    expect(await findDigest(`${registry}/a/b:1.2.3`, 'http')).toBe(DIGEST);
    await expect(findDigest(`${registry}/a/b:9`, 'http')).rejects.toThrow(/has no digest of .*404/);
  });

  it.each([
    ['docker/compose.yaml', 4],
    ['docker/backend/Dockerfile', 2],
    ['docker/front-end/Dockerfile', 2],
  ])('are put behind each image of others in %s, once, however often', async (file, count) => {
    const text = readText(file);
    const find = async () => DIGEST;
    const pinned = await pinDigests(text, find);
    expect(pinned.match(/@sha256:/g)).toHaveLength(count);
    expect(pinned).not.toMatch(/pratiche-[\w:${}.-]*@sha256/);
    expect(pinned.replaceAll(`@${DIGEST}`, '')).toBe(text.replaceAll(/@sha256:[0-9a-f]{64}/g, ''));
    expect(await pinDigests(pinned, find)).toBe(pinned);
  });
});
