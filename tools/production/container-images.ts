import { parse } from 'yaml';
import { IMAGE } from './image-digests.ts';

/** An image of the portal's own, as the compose file builds it. */
export interface ContainerImage {
  name: string;
  dockerfile: string;
  args: Record<string, string>;
}

interface BuiltService {
  image?: string;
  build?: { dockerfile: string; args?: Record<string, string> };
}

/** Every image that a compose file builds, each once, with its release filled in. */
export function listContainerImages(compose: string, release: string): ContainerImage[] {
  const { services } = parse(compose, { merge: true }) as {
    services: Record<string, BuiltService>;
  };
  const fill = (text: string) => text.replace(/\$\{RELEASE[^}]*\}/, release);
  const images = new Map<string, ContainerImage>();
  for (const { image, build } of Object.values(services)) {
    if (image === undefined || build === undefined) continue;
    const args = Object.entries(build.args ?? {}).map(([key, value]) => [key, fill(value)]);
    images.set(image, {
      name: fill(image),
      dockerfile: build.dockerfile,
      args: Object.fromEntries(args) as Record<string, string>,
    });
  }
  return [...images.values()];
}

/** The images of others that a Dockerfile begins with, as it names them. */
export const listBaseImages = (dockerfile: string): string[] => [
  ...new Set([...dockerfile.matchAll(IMAGE)].map(([line]) => line.trim().replace(/^FROM\s+/, ''))),
];

/** The whole name of an image: a machine may have no registry that it looks short names up in. */
export function qualifyImage(image: string): string {
  const [first = '', ...rest] = image.split('/');
  if (rest.length === 0) return `docker.io/library/${image}`;
  return /[.:]/.test(first) ? image : `docker.io/${image}`;
}

/** Image by image: how long it took, how large it is, and what it was built on. */
export interface BuiltImage {
  name: string;
  seconds: number;
  size: string;
  standIns: string[];
}

export const formatBuiltImage = ({ name, seconds, size, standIns }: BuiltImage): string =>
  `${name.padEnd(28)} ${String(Math.round(seconds)).padStart(5)} s  ${size.padStart(8)}` +
  (standIns.length === 0 ? '' : `  on stand-ins of ${standIns.join(', ')}`);
