import { InjectTransaction } from '@nestjs-cls/transactional';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { EntityManager } from 'typeorm';
import { PdfPaper } from '../platform/pdf/index.js';
import { Settings } from '../settings/settings.js';
import { LibraryFileRow } from './library-file.entity.js';
import { EDITION, STARTERS, type Starter } from './starter/index.js';

/** The files the portal brings along: their rows are made at the start, their pages when somebody asks for them. */
@Injectable()
export class StarterFiles implements OnModuleInit {
  /** Writing one costs a tenth of a second, and what it says changes only with the settings. */
  private readonly written = new Map<string, Promise<Buffer>>();

  constructor(
    private readonly settings: Settings,
    @InjectTransaction() private readonly manager: EntityManager,
  ) {}

  async onModuleInit(): Promise<void> {
    this.settings.onReload(async () => this.written.clear());
    const rows = STARTERS.map(rowOf);
    const present = new Map(
      (await this.manager.find(LibraryFileRow)).map((row) => [row.slug, row]),
    );
    const missing = rows.filter(({ slug }) => !present.has(slug));
    // Several processes may start at once: only what is missing, and no row twice.
    if (missing.length > 0)
      await this.manager
        .createQueryBuilder()
        .insert()
        .into(LibraryFileRow)
        .values(missing)
        .orIgnore()
        .updateEntity(false)
        .execute();
    for (const { slug, title, description, kind, position } of rows) {
      const row = present.get(slug);
      if (
        row === undefined ||
        row.edited ||
        (row.title === title &&
          row.description === description &&
          row.kind === kind &&
          row.position === position)
      )
        continue;
      await this.manager.update(
        LibraryFileRow,
        { slug, edited: false },
        { title, description, kind, position, updated: new Date() },
      );
    }
  }

  /** `null` when there is no starter file of this name (any more). */
  async write(slug: string | null): Promise<Buffer | null> {
    const starter = STARTERS.find((one) => one.slug === slug);
    if (starter === undefined) return null;
    const known = this.written.get(starter.slug) ?? writeStarter(starter);
    this.written.set(starter.slug, known);
    return known;
  }
}

/** The same to the byte as long as what it says is the same. */
export async function writeStarter({ title, description, write }: Starter): Promise<Buffer> {
  const paper = new PdfPaper({ title, subject: description, created: EDITION });
  write(paper.title());
  return paper.toBuffer();
}

const rowOf = (
  { slug, title, description, kind }: Starter,
  index: number,
): Omit<LibraryFileRow, 'id'> & { slug: string } => ({
  slug,
  title,
  description,
  kind,
  position: (index + 1) * 10,
  published: true,
  edited: false,
  fileName: `${slug}.pdf`,
  contentType: 'application/pdf',
  size: null,
  sha256: null,
  storageKey: null,
  created: EDITION,
  updated: EDITION,
  removed: null,
});
