import type { Locator } from '@playwright/test';

/** What a person does on a phone, counted: a tap each, also the one that opens a field or a list. */
export class TapCounter {
  taps = 0;
  typed = 0;
  characters = 0;

  async tap(target: Locator): Promise<void> {
    this.taps += 1;
    await target.click();
  }

  /** A tap into the field, then its text. */
  async type(target: Locator, text: string): Promise<void> {
    this.taps += 1;
    this.typed += 1;
    this.characters += text.length;
    await target.fill(text);
  }

  /** A list opens by a tap, and another takes the choice. */
  async choose(target: Locator, value: string | { label: string }): Promise<void> {
    this.taps += 2;
    await target.selectOption(value);
  }

  /** The chooser opens, each file is tapped, and a last tap takes them all. */
  async pickFiles(
    target: Locator,
    files: { name: string; mimeType: string; buffer: Buffer }[],
  ): Promise<void> {
    this.taps += files.length + 2;
    await target.setInputFiles(files);
  }

  /** Seconds for 1,5 s a tap, 2,5 s to find a field and 0,4 s a character. */
  get seconds(): number {
    return Math.round(this.taps * 1.5 + this.typed * 2.5 + this.characters * 0.4);
  }
}
