import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Injectable } from '@nestjs/common';
import type { Email } from 'postal-mime';
import { AppConfig } from '../../platform/config/index.js';

export interface SentMail {
  id: string;
  written: Date;
  mail: Email;
}

const MAIL_FILE_NAME = /^([\w-]{1,64})\.eml$/;
/** Mails shown in the list. */
const MAX_LISTED = 200;

/** The `.eml` files the embedded default writes instead of sending. */
@Injectable()
export class DevMailService {
  private readonly folder: string;

  constructor({ dataDir }: AppConfig) {
    this.folder = join(dataDir, 'mail');
  }

  /** Latest first. */
  async listLatestMails(): Promise<SentMail[]> {
    const names = (await readdir(this.folder).catch(() => [])).filter((name) =>
      MAIL_FILE_NAME.test(name),
    );
    const dated = await Promise.all(
      names.map(async (name) => ({
        id: name.slice(0, -4),
        written: (await stat(join(this.folder, name))).mtime,
      })),
    );
    const latest = dated
      .sort((a, b) => b.written.getTime() - a.written.getTime())
      .slice(0, MAX_LISTED);
    return Promise.all(
      latest.map(async ({ id, written }) => ({
        id,
        written,
        mail: await parseMail(await this.readMailSource(id)),
      })),
    );
  }

  async findMail(id: string): Promise<SentMail | null> {
    const bytes = MAIL_FILE_NAME.test(`${id}.eml`)
      ? await this.readMailSource(id).catch(() => null)
      : null;
    if (bytes === null) return null;
    return {
      id,
      written: (await stat(join(this.folder, `${id}.eml`))).mtime,
      mail: await parseMail(bytes),
    };
  }

  /** The message as it would travel. */
  async readMailSource(id: string): Promise<Buffer> {
    return readFile(join(this.folder, `${id}.eml`));
  }
}

/** Imports the parser on demand, so that it does not slow down every start. */
const parseMail = async (bytes: Buffer): Promise<Email> =>
  (await import('postal-mime')).default.parse(bytes);
