import type { Rules } from '@pratiche/domain';
import { InjectTransaction } from '@nestjs-cls/transactional';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { EntityManager } from 'typeorm';
import { PdfDocumentBuilder } from '../platform/pdf/index.js';
import { SettingsService } from '../settings/settings.service.js';
import { LibraryFileEntity } from './library-file.entity.js';
import { STARTER_EDITION, STARTER_FILES, type StarterFile } from './starter/index.js';

/** The files the portal brings along: their rows are made at the start, their pages when somebody asks for them. */
@Injectable()
export class StarterFileService implements OnModuleInit {
  /** Writing one costs a tenth of a second, and what it says changes only with the settings. */
  private readonly renderedFiles = new Map<string, Promise<Buffer>>();

  constructor(
    private readonly settingsService: SettingsService,
    @InjectTransaction() private readonly manager: EntityManager,
  ) {}

  async onModuleInit(): Promise<void> {
    this.settingsService.addReloadListener(async () => this.renderedFiles.clear());
    const rows = STARTER_FILES.map(toLibraryFileRow);
    const present = new Map(
      (await this.manager.find(LibraryFileEntity)).map((row) => [row.slug, row]),
    );
    const missing = rows.filter(({ slug }) => !present.has(slug));
    // Several processes may start at once: only what is missing, and no row twice.
    if (missing.length > 0)
      await this.manager
        .createQueryBuilder()
        .insert()
        .into(LibraryFileEntity)
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
        LibraryFileEntity,
        { slug, edited: false },
        { title, description, kind, position, updated: new Date() },
      );
    }
  }

  /** `null` when there is no starter file of this name (any more). */
  async renderStarterFile(slug: string | null): Promise<Buffer | null> {
    const starter = STARTER_FILES.find((one) => one.slug === slug);
    if (starter === undefined) return null;
    const known =
      this.renderedFiles.get(starter.slug) ?? renderStarter(starter, this.settingsService.rules);
    this.renderedFiles.set(starter.slug, known);
    return known;
  }
}

/** The same to the byte as long as what it says is the same. */
export async function renderStarter(
  { title, description, render }: StarterFile,
  rules: Rules,
): Promise<Buffer> {
  const paper = new PdfDocumentBuilder({ title, subject: description, created: STARTER_EDITION });
  render(paper.addTitle(), rules);
  return paper.toBuffer();
}

const toLibraryFileRow = (
  { slug, title, description, kind }: StarterFile,
  index: number,
): Omit<LibraryFileEntity, 'id'> & { slug: string } => ({
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
  created: STARTER_EDITION,
  updated: STARTER_EDITION,
  removed: null,
});
