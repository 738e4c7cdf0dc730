import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parse } from 'yaml';

export const ROOT = resolve(import.meta.dirname, '../..');
/** A file of the repository. */
export const readText = (path: string): string => readFileSync(join(ROOT, path), 'utf8');

/** Variables that no container gets. */
export const NOT_FOR_CONTAINERS = [
  // Containers keep files below DATA_DIR or in a blob storage.
  'FILES_DIR',
  // Node's own switch, which the start refuses.
  'NODE_TLS_REJECT_UNAUTHORIZED',
  // The shell's container serves it.
  'REMOTES_JSON',
];

interface ComposeService {
  image?: string;
  build?: { context: string; dockerfile: string; args?: Record<string, string> };
  environment?: Record<string, string>;
  user?: string;
  read_only?: boolean;
  tmpfs?: string[];
  cap_drop?: string[];
  security_opt?: string[];
  command?: string[];
  entrypoint?: string[];
  ports?: string[];
  volumes?: string[];
  profiles?: string[];
  healthcheck?: { test: string[] };
  networks?: string[];
  depends_on?: Record<string, { condition: string }>;
  secrets?: string[];
  logging?: { options: Record<string, string> };
  mem_limit?: string;
  cpus?: number | string;
  pids_limit?: number;
  deploy?: { replicas: string };
}

/** The compose file, of which the tests see only the text: they run without a container engine. */
export const compose = parse(readText('docker/compose.yaml'), { merge: true }) as {
  services: Record<string, ComposeService>;
  volumes: Record<string, unknown>;
  secrets: Record<string, { file: string }>;
  networks: Record<string, { internal?: true; ipam?: { config: [{ subnet: string }] } }>;
};
export const services = Object.entries(compose.services);
export const findService = (name: string): ComposeService => compose.services[name] ?? {};
