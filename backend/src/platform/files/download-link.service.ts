import { Injectable } from '@nestjs/common';
import { AuditLogService, type NewAuditEntry } from '../audit/audit-log.service.js';
import { AppConfig } from '../config/index.js';
import { FileStorageService } from '../storage/index.js';
import type { DownloadLinkDto } from './dto/download-link.dto.js';

/** Long enough for a slow page, too short to be passed on. A download that has begun goes on. */
export const DOWNLOAD_LINK_LIFETIME_MS = 5 * 60_000;
/** RFC 7240: the client takes a link in place of the file. */
export const DIRECT_LINK_PREFERENCE = 'direct-link';
const PREFERS_LINK = new RegExp(`\\b${DIRECT_LINK_PREFERENCE}\\b`, 'i');

/** A file that its caller has the right to read. */
export interface LinkedFile {
  storageKey: string;
  fileName: string;
  contentType: string;
  /** Bytes; `null` where unknown. */
  size: number | null;
}

/** Links to large files in the storage, where the configuration allows them and the storage has them. */
@Injectable()
export class DownloadLinkService {
  constructor(
    private readonly config: AppConfig,
    private readonly fileStorageService: FileStorageService,
    private readonly auditLogService: AuditLogService,
  ) {}

  /**
   * A link to the file, recorded before it is answered; `null` where the portal sends the file
   * itself. The right to read the file was checked before.
   * @param prefer the header of the request
   * @throws 423 for a file that was not scanned
   */
  async issueLink(
    { storageKey, fileName, contentType, size }: LinkedFile,
    prefer: string | undefined,
    entry: Omit<NewAuditEntry, 'action'>,
  ): Promise<DownloadLinkDto | null> {
    const { downloadLinks } = this.config;
    if (downloadLinks === null || size === null || size < downloadLinks.minBytes) return null;
    // A caller that does not ask for a link, such as a page of an earlier release, could not follow it.
    if (!PREFERS_LINK.test(prefer ?? '')) return null;
    const expiresAt = new Date(Date.now() + DOWNLOAD_LINK_LIFETIME_MS);
    const url = await this.fileStorageService.createDownloadLink(storageKey, {
      fileName,
      contentType,
      expiresAt,
    });
    if (url === null) return null;
    await this.auditLogService.appendAuditEntry({ ...entry, action: 'download-link' });
    return { url, expiresAt: expiresAt.toISOString() };
  }
}
