/** An image by registry, repository and tag: `node:24.18.0-bookworm-slim` is `library/node` of Docker Hub. */
interface ImageName {
  registry: string;
  repository: string;
  tag: string;
}

const DOCKER_HUB = 'registry-1.docker.io';
const MANIFESTS = [
  'application/vnd.oci.image.index.v1+json',
  'application/vnd.docker.distribution.manifest.list.v2+json',
  'application/vnd.oci.image.manifest.v1+json',
  'application/vnd.docker.distribution.manifest.v2+json',
].join(', ');
/** Images of others, with or without a digest; ours are named after the portal. */
export const IMAGE =
  /^(?<start>\s*(?:image:|FROM)\s+)(?<image>(?!pratiche-)[a-z0-9][\w.:/-]*:v?\d[\w.-]*)(?:@sha256:[0-9a-f]{64})?/gm;

export function parseImageName(name: string): ImageName {
  const [path = '', tag = ''] = name.split(/:(?=[^/]*$)/);
  const [first = '', ...rest] = path.split('/');
  if (rest.length > 0 && /[.:]/.test(first))
    return { registry: first, repository: rest.join('/'), tag };
  return { registry: DOCKER_HUB, repository: rest.length === 0 ? `library/${path}` : path, tag };
}

/** Puts the digest that `find` answers behind each image of others in a compose file, Dockerfile or manifest. */
export async function pinDigests(
  text: string,
  find: (image: string) => Promise<string>,
): Promise<string> {
  const digests = new Map<string, string>();
  for (const { groups } of text.matchAll(IMAGE)) {
    const image = groups?.['image'] ?? '';
    if (!digests.has(image)) digests.set(image, await find(image));
  }
  return text.replace(
    IMAGE,
    (_, start: string, image: string) => `${start}${image}@${digests.get(image)}`,
  );
}

/** Asks the image's registry. @throws when it does not answer with a digest */
export async function findDigest(image: string, protocol = 'https'): Promise<string> {
  const { registry, repository, tag } = parseImageName(image);
  const address = `${protocol}://${registry}/v2/${repository}/manifests/${tag}`;
  const ask = (token?: string) =>
    fetch(address, {
      method: 'HEAD',
      headers: { accept: MANIFESTS, ...(token ? { authorization: `Bearer ${token}` } : {}) },
      signal: AbortSignal.timeout(20_000),
    });
  let answer = await ask();
  const challenge = answer.headers.get('www-authenticate');
  if (answer.status === 401 && challenge !== null) answer = await ask(await fetchToken(challenge));
  const digest = answer.headers.get('docker-content-digest');
  if (!answer.ok || !/^sha256:[0-9a-f]{64}$/.test(digest ?? ''))
    throw new Error(`${registry} has no digest of ${image} (${answer.status})`);
  return digest ?? '';
}

/** Registries let everybody read, with a token that everybody gets. */
async function fetchToken(challenge: string): Promise<string> {
  const parts = Object.fromEntries(
    [...challenge.matchAll(/(\w+)="([^"]*)"/g)].map(([, name = '', value = '']) => [name, value]),
  );
  const url = new URL(parts['realm'] ?? '');
  for (const name of ['service', 'scope'])
    if (parts[name] !== undefined) url.searchParams.set(name, parts[name]);
  const answer = (await (await fetch(url, { signal: AbortSignal.timeout(20_000) })).json()) as {
    token?: string;
    access_token?: string;
  };
  return answer.token ?? answer.access_token ?? '';
}
