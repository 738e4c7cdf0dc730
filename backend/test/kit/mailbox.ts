import { readdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import PostalMime, { type Email } from 'postal-mime';
import { waitUntil } from './wait-until.js';

/** A message file of the mailbox, possibly not parsed yet. */
interface Letter {
  path: string;
  /** Its recipients, in lower case. */
  to: string;
  /** Parsed lazily, when a test lists the messages of one of its recipients. */
  opened?: { written: number; mail: Email };
}

/** Letters seen so far, by their path. A run writes thousands, and a message that was written never changes. */
const seen = new Map<string, Letter>();

/** The folder of `.eml` files the portal writes when no SMTP server is configured. */
export class Mailbox {
  constructor(private readonly folder: string) {}

  /** Every message to an address, oldest first. */
  async listTo(address: string): Promise<Email[]> {
    const wanted = address.toLowerCase();
    const names = (await readdir(this.folder).catch(() => [])).filter((name) =>
      name.endsWith('.eml'),
    );
    const letters = (
      await Promise.all(names.map((name) => readLetter(join(this.folder, name))))
    ).filter((letter) => letter !== null);
    const opened = await Promise.all(
      letters.filter(({ to }) => to.includes(wanted)).map(openLetter),
    );
    return opened
      .filter(({ mail }) => mail.to?.some((to) => to.address?.toLowerCase() === wanted) ?? false)
      .sort((a, b) => a.written - b.written)
      .map(({ mail }) => mail);
  }

  /** Removes what an address received so far, so that a test counts only the messages it causes. */
  async deleteMessagesTo(address: string): Promise<void> {
    await this.listTo(address);
    for (const { path, to } of [...seen.values()])
      if (path.startsWith(this.folder) && to.includes(address.toLowerCase())) {
        seen.delete(path);
        await rm(path, { force: true });
      }
  }

  /**
   * Waits for the `count`th message to an address: mail goes out after the answer, through the
   * outbox.
   * @param about part of their subjects: to operators come those of other tests too
   */
  async waitForCount(address: string, count = 1, about = /(?:)/): Promise<Email[]> {
    return waitUntil(async () => {
      const all = await this.listTo(address);
      const mails = all.filter(({ subject = '' }) => about.test(subject));
      return mails.length >= count ? mails : null;
    }, `${count} message(s) to ${address}`);
  }
}

/**
 * Reads only the header: parsing a whole message takes much longer, and most messages are for other
 * recipients.
 */
async function readLetter(path: string): Promise<Letter | null> {
  const known = seen.get(path);
  if (known !== undefined) return known;
  // Another test file may remove a message of its own meanwhile.
  const content = await readFile(path, 'latin1').catch(() => null);
  if (content === null) return null;
  const [header = ''] = content.split('\r\n\r\n', 1);
  const letter = { path, to: /^to:(?:.*\r\n[ \t])*.*$/im.exec(header)?.[0].toLowerCase() ?? '' };
  seen.set(path, letter);
  return letter;
}

const openLetter = async (letter: Letter): Promise<NonNullable<Letter['opened']>> =>
  (letter.opened ??= {
    written: (await stat(letter.path)).mtimeMs,
    mail: await PostalMime.parse(await readFile(letter.path)),
  });
