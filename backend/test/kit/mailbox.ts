import { readFile, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import PostalMime, { type Email } from 'postal-mime';
import { until } from './until.js';

/** The folder of `.eml` files the portal writes when no SMTP server is configured. */
export class Mailbox {
  private readonly read = new Map<string, { written: number; mail: Email }>();

  constructor(private readonly folder: string) {}

  /** Every message to an address, oldest first. */
  async to(address: string): Promise<Email[]> {
    const names = (await readdir(this.folder).catch(() => [])).filter((name) => name.endsWith('.eml'));
    for (const name of names) {
      if (this.read.has(name)) continue;
      const path = join(this.folder, name);
      this.read.set(name, { written: (await stat(path)).mtimeMs, mail: await PostalMime.parse(await readFile(path)) });
    }
    return [...this.read.values()]
      .filter(({ mail }) => mail.to?.some((to) => to.address?.toLowerCase() === address.toLowerCase()) ?? false)
      .sort((a, b) => a.written - b.written)
      .map(({ mail }) => mail);
  }

  /** Waits for the `count`th message to an address: mail goes out after the answer, through the outbox. */
  async wait(address: string, count = 1): Promise<Email[]> {
    return until(async () => {
      const mails = await this.to(address);
      return mails.length >= count ? mails : null;
    }, `${count} message(s) to ${address}`);
  }
}
