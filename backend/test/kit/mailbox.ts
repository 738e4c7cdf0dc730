import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import PostalMime, { type Email } from 'postal-mime';
import { until } from './until.js';

/** The folder of `.eml` files the portal writes when no SMTP server is configured. */
export class Mailbox {
  private readonly read = new Map<string, Email>();

  constructor(private readonly folder: string) {}

  /** Every message to an address, oldest first. */
  async to(address: string): Promise<Email[]> {
    const names = (await readdir(this.folder).catch(() => [])).filter((name) => name.endsWith('.eml')).sort();
    for (const name of names) {
      if (!this.read.has(name)) this.read.set(name, await PostalMime.parse(await readFile(join(this.folder, name))));
    }
    return names
      .map((name) => this.read.get(name))
      .filter((mail): mail is Email => mail?.to?.some((to) => to.address?.toLowerCase() === address.toLowerCase()) ?? false);
  }

  /** Waits for the `count`th message to an address: mail goes out after the answer, through the outbox. */
  async wait(address: string, count = 1): Promise<Email[]> {
    return until(async () => {
      const mails = await this.to(address);
      return mails.length >= count ? mails : null;
    }, `${count} message(s) to ${address}`);
  }
}
