import { Injectable } from '@nestjs/common';
import { FileNotFoundError, FileStorageService } from '../storage/index.js';
import type { MailAttachment } from './mail-template.types.js';
import type { AttachedFile } from './mail-transport.service.js';

/** Reads the files that go with a message. One that was erased meanwhile stays out of it. */
@Injectable()
export class MailAttachmentService {
  constructor(private readonly fileStorageService: FileStorageService) {}

  async readAttachments(attachments: readonly MailAttachment[]): Promise<AttachedFile[]> {
    const files: AttachedFile[] = [];
    for (const { storageKey, ...named } of attachments) {
      const content = await this.readFileOrNull(storageKey);
      if (content !== null) files.push({ ...named, content });
    }
    return files;
  }

  private async readFileOrNull(storageKey: string): Promise<Buffer | null> {
    try {
      return await this.fileStorageService.readFile(storageKey);
    } catch (error) {
      if (error instanceof FileNotFoundError) return null;
      throw error;
    }
  }
}
