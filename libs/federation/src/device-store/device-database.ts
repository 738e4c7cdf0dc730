import type { QueuedFile } from '@pratiche/domain';
import { openDB, type DBSchema } from 'idb';
import { openOnce } from './open-once.js';

/** A dossier as it was last seen on this device, so that it opens without a network. */
export interface DeviceDraft {
  accountId: number;
  id: number;
  /** Who it is for, as lists call it. */
  client: string;
  /** The dossier as the server answered it. */
  dossier: object;
  /** The documents it needs, as the server answered them; `null` while they were not read. */
  lastStep: object | null;
  /** Milliseconds since 1970. */
  keptAt: number;
}

/** A file that waits on this device. Its bytes are in a store of their own, read one at a time. */
export interface DeviceFile extends QueuedFile {
  accountId: number;
  dossierId: number;
  /** Document-set item. */
  itemId: number;
  fileName: string;
  contentType: string;
  size: number;
  isPhotograph: boolean;
  /** SHA-256 of the bytes as they are sent, in hexadecimal; `null` before they are prepared. */
  contentHash: string | null;
  /** Why the server refused it. */
  message: string | null;
}

interface DeviceSchema extends DBSchema {
  drafts: { key: [number, number]; value: DeviceDraft; indexes: { account: number } };
  files: { key: string; value: DeviceFile; indexes: { account: number } };
  bytes: { key: string; value: { key: string; blob: Blob } };
}

const DATABASE_NAME = 'pratiche';
const DATABASE_VERSION = 1;

/** The database of this device. @throws where the browser keeps nothing */
export const openDeviceDatabase = openOnce<DeviceSchema>((closing) =>
  openDB<DeviceSchema>(DATABASE_NAME, DATABASE_VERSION, {
    ...closing,
    upgrade(database) {
      database
        .createObjectStore('drafts', { keyPath: ['accountId', 'id'] })
        .createIndex('account', 'accountId');
      database.createObjectStore('files', { keyPath: 'key' }).createIndex('account', 'accountId');
      database.createObjectStore('bytes', { keyPath: 'key' });
    },
  }),
);
