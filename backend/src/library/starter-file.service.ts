import { formatDay, type AllRules } from '@pratiche/domain';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { PdfDocumentBuilder } from '../platform/pdf/index.js';
import { SettingsService } from '../settings/settings.service.js';
import { LibraryFileRepository, type NewLibraryFile } from './library-file.repository.js';
import {
  LIBRARY_PLACES,
  STARTER_EDITION,
  STARTER_FILES,
  type StarterFile,
} from './starter/index.js';
import type { LibraryPlace } from './starter/library-places.constants.js';

/** The files that ship with the portal: their rows are inserted at startup, their pages rendered on request. */
@Injectable()
export class StarterFileService implements OnModuleInit {
  /** Rendering takes a tenth of a second, and the content changes only with the settings. */
  private readonly renderedFiles = new Map<string, Promise<Buffer>>();

  constructor(
    private readonly settingsService: SettingsService,
    private readonly libraryFileRepository: LibraryFileRepository,
  ) {}

  async onModuleInit(): Promise<void> {
    this.settingsService.addReloadListener(async () => this.renderedFiles.clear());
    const rows = [...STARTER_FILES.map(toLibraryFileRow), ...LIBRARY_PLACES.map(toPlaceRow)];
    const present = new Map(
      (await this.libraryFileRepository.listAllRows()).map((row) => [row.slug, row]),
    );
    await this.libraryFileRepository.insertMissingStarterFiles(
      rows.filter(({ slug }) => !present.has(slug)),
    );
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
      await this.libraryFileRepository.updateStarterFile(slug, {
        title,
        description,
        kind,
        position,
        updated: new Date(),
      });
    }
  }

  /** `null` when no starter file has this name any more. */
  async renderStarterFile(slug: string | null): Promise<Buffer | null> {
    const starter = STARTER_FILES.find((one) => one.slug === slug);
    if (starter === undefined) return null;
    const rendered =
      this.renderedFiles.get(starter.slug) ??
      renderStarter(
        starter,
        this.settingsService.rules,
        this.settingsService.getCurrentValue('brand').name,
      );
    this.renderedFiles.set(starter.slug, rendered);
    return rendered;
  }
}

/** The same content renders to the same bytes. */
export async function renderStarter(
  { title, description, render }: StarterFile,
  rules: AllRules,
  brand?: string,
): Promise<Buffer> {
  const document = new PdfDocumentBuilder({
    title,
    subject: description,
    edition: formatDay(STARTER_EDITION.toISOString().slice(0, 10)),
    created: STARTER_EDITION,
    brand,
  });
  render(document.addTitle(), rules);
  return document.toBuffer();
}

const toLibraryFileRow = (
  { slug, title, description, kind }: Omit<StarterFile, 'render'>,
  index: number,
): NewLibraryFile & { slug: string } => ({
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

/** No reader sees a place before its file is uploaded and published. */
const toPlaceRow = (
  { slug, title, description }: LibraryPlace,
  index: number,
): NewLibraryFile & { slug: string } => ({
  ...toLibraryFileRow({ slug, title, description, kind: 'document' }, STARTER_FILES.length + index),
  published: false,
  fileName: '',
});
