import { expect, it } from '@jest/globals';
import {
  formatBuiltImage,
  listBaseImages,
  listContainerImages,
  qualifyImage,
} from './container-images.ts';
import { readText } from './compose-file.ts';

it('lists every image that the compose file builds, once, with the arguments of its build', () => {
  const images = listContainerImages(readText('docker/compose.yaml'), '9.8.7');
  expect(images.map(({ name }) => name)).toEqual([
    'pratiche-backend:9.8.7',
    'pratiche-shell:9.8.7',
    'pratiche-mfe-wizard:9.8.7',
    'pratiche-mfe-lists:9.8.7',
    'pratiche-mfe-admin:9.8.7',
  ]);
  expect(images[3]).toEqual({
    name: 'pratiche-mfe-lists:9.8.7',
    dockerfile: 'docker/front-end/Dockerfile',
    args: { NAME: 'mfe-lists', SITE: 'remote', RELEASE: '9.8.7' },
  });
});

it.each([
  ['docker/backend/Dockerfile', ['node']],
  ['docker/front-end/Dockerfile', ['node', 'nginxinc/nginx-unprivileged']],
])('finds the images of others that %s begins with', (file, repositories) => {
  expect(listBaseImages(readText(file)).map((one) => one.split(':')[0])).toEqual(repositories);
});

it('keeps the digest of an image, by which the Dockerfile names it', () => {
  const pinned = `node:24.18.0@sha256:${'0'.repeat(64)}`;
  expect(listBaseImages(`FROM ${pinned} AS build\nFROM ${pinned}\n`)).toEqual([pinned]);
});

it.each([
  ['node:24', 'docker.io/library/node:24'],
  ['nginxinc/nginx-unprivileged:1', 'docker.io/nginxinc/nginx-unprivileged:1'],
  ['packages.example:5000/node:24', 'packages.example:5000/node:24'],
])('asks for %s by its whole name', (image, whole) => {
  expect(qualifyImage(image)).toBe(whole);
});

it('says of each image how long it took, how large it is and what was replaced', () => {
  const one = { name: 'pratiche-shell:1.1.0', seconds: 61.4, size: '120 MB' };
  expect(formatBuiltImage({ ...one, standIns: [] })).toMatch(/shell:1\.1\.0 +61 s +120 MB$/);
  expect(formatBuiltImage({ ...one, standIns: ['node:24'] })).toMatch(
    /120 MB {2}on stand-ins of node:24$/,
  );
});
