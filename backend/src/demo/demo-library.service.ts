import { createHash, randomUUID } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { Injectable } from '@nestjs/common';
import { LibraryAdminService } from '../library/library-admin.service.js';
import { LibraryService } from '../library/library.service.js';
import { LIBRARY_PLACES } from '../library/starter/index.js';
import type { CurrentCaller } from '../platform/auth/index.js';
import { FileStorageService } from '../platform/storage/index.js';
import { createZipStream } from '../platform/zip/zip-stream.factory.js';
import { PdfDocumentBuilder } from '../platform/pdf/index.js';
import { DEMO_LIBRARY_FILES } from './demo-library-files.constants.js';
import { DEMO_PROVIDER } from './demo-provider.constants.js';

const ZIP_SLUG = 'archivio-modelli';
const INVENTED = 'Documento dimostrativo: dati inventati, senza valore';

/** Fills the places of the library with invented files, as a SuperAdmin would. */
@Injectable()
export class DemoLibraryService {
  constructor(
    private readonly libraryAdminService: LibraryAdminService,
    private readonly libraryService: LibraryService,
    private readonly fileStorageService: FileStorageService,
  ) {}

  async fillPlaces(superadmin: CurrentCaller): Promise<void> {
    const rows = await this.libraryService.listAllFiles();
    for (const { slug } of LIBRARY_PLACES) {
      const row = rows.find((one) => one.slug === slug);
      if (row === undefined) continue;
      const { title, description, kind, position } = row;
      await this.libraryAdminService.updateFile(
        superadmin,
        row.id,
        { title, description, kind, position, isPublished: true },
        await this.storeFile(slug, title, description),
      );
    }
  }

  private async storeFile(slug: string, title: string, description: string) {
    const isZip = slug === ZIP_SLUG;
    const bytes = isZip ? await this.zipAll() : await writePaper(slug, title, description);
    const storageKey = `library/${randomUUID()}`;
    await this.fileStorageService.writeFile(storageKey, bytes);
    return {
      storageKey,
      fileName: `${slug}.${isZip ? 'zip' : 'pdf'}`,
      size: bytes.length,
      sha256: createHash('sha256').update(bytes).digest('hex'),
      contentType: isZip ? 'application/zip' : 'application/pdf',
    };
  }

  private async zipAll(): Promise<Buffer> {
    const papers = LIBRARY_PLACES.filter(({ slug }) => slug !== ZIP_SLUG);
    const entries = await Promise.all(
      papers.map(async ({ slug, title, description }) => ({
        name: `${title}.pdf`,
        modified: new Date(),
        content: await writePaper(slug, title, description),
      })),
    );
    return buffer(createZipStream(this.fileStorageService, entries));
  }
}

async function writePaper(slug: string, title: string, description: string): Promise<Buffer> {
  const paper = new PdfDocumentBuilder({ title, brand: DEMO_PROVIDER.name, reference: INVENTED });
  paper.addTitle().addParagraph(description);
  DEMO_LIBRARY_FILES.find((file) => file.slug === slug)?.draw(paper);
  return paper.toBuffer();
}
