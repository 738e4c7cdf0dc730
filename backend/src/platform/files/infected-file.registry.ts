import { Injectable } from '@nestjs/common';

/**
 * Deletes the row that refers to an infected file, and notifies the people concerned.
 * @returns whether a row referred to the file
 */
export type InfectedFileHandler = (storageKey: string, signature: string) => Promise<boolean>;

/** The handlers of the features that keep files. */
@Injectable()
export class InfectedFileRegistry {
  private readonly handlers: InfectedFileHandler[] = [];

  registerInfectedFileHandler(handler: InfectedFileHandler): void {
    this.handlers.push(handler);
  }

  /** Calls every handler. @returns whether any of them had a row of the file */
  async removeInfectedFile(storageKey: string, signature: string): Promise<boolean> {
    let isKnown = false;
    for (const handler of this.handlers)
      isKnown = (await handler(storageKey, signature)) || isKnown;
    return isKnown;
  }
}
