import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Audit, type NewAuditEntry } from './audit.js';
import { Recent } from './recent.js';

/** A page loads the same record several times; read again after this long it is another reading. */
export const READING_MS = 10 * 60_000;

/** Notes that the back office read somebody's record: before the answer, once in ten minutes per reader and place. */
@Injectable()
export class Readings {
  private readonly recent = new Recent(READING_MS);

  constructor(private readonly audit: Audit, private readonly dataSource: DataSource) {}

  /** Outside of any unit of work. An act without a request (a work noted when it was begun) is no reading. */
  async note(entry: NewAuditEntry & Required<Pick<NewAuditEntry, 'by' | 'subject'>>): Promise<void> {
    const { by, action, subject } = entry;
    if (by?.address === undefined) return;
    const key = [by.id, by.address, action, subject.kind, subject.id].join(' ');
    if (this.recent.has(key)) return;
    await this.audit.add(this.dataSource.manager, entry);
    this.recent.add(key);
  }
}
