import { Processor, WorkerHost } from '@nestjs/bullmq';
import { retryOnOptimisticConflict, UnitOfWork } from '../../../platform/database/index.js';
import { WORKER_OPTIONS } from '../../../platform/jobs/index.js';
import { PictureRewritingService, type PictureBounds } from '../../../platform/pictures/index.js';
import { Scheduled } from '../../../platform/schedule/index.js';
import { PaperSignatureRepository } from '../paper-signature.repository.js';
import { sha256 } from '../signature-hash.util.js';
import { readDrawingFile } from '../signature-mark.util.js';
import { SignatureLogService, type NewStep } from '../signature-log.service.js';
import { SERVER_ORIGIN } from '../signing.types.js';
import { DRAWING_COPIES_JOB } from './drawing-copies.constants.js';

/** Those that releases before strokes took. */
const BOUNDS: PictureBounds = {
  maxWidth: 1_200,
  maxHeight: 600,
  maxBytes: 4_000_000,
  isOpaque: true,
};

/**
 * Makes the copies of drawings that are stored as pictures. The pictures themselves are never changed,
 * because the record holds their hash, and nothing else decodes them. Runs after the upgrade, and every
 * night for what came in by a backup or an older process.
 */
@Processor(DRAWING_COPIES_JOB, WORKER_OPTIONS)
@Scheduled({ dailyAt: 3 })
export class DrawingCopiesProcessor extends WorkerHost {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly paperSignatureRepository: PaperSignatureRepository,
    private readonly signatureLogService: SignatureLogService,
    private readonly pictureRewritingService: PictureRewritingService,
  ) {
    super();
  }

  async process(): Promise<void> {
    for (let id = await this.paperSignatureRepository.findUncopiedId(0); id !== null;) {
      await this.copyDrawing(id);
      id = await this.paperSignatureRepository.findUncopiedId(id);
    }
  }

  private async copyDrawing(id: number): Promise<void> {
    const row = await this.paperSignatureRepository.findById(id);
    if (row === null || row.drawing === null) return;
    const copy = await this.pictureRewritingService.rewriteStoredPicture(
      readDrawingFile(row.drawing).bytes,
      BOUNDS,
    );
    const step: NewStep =
      copy === null
        ? { type: 'drawing-unreadable', origin: SERVER_ORIGIN }
        : {
            type: 'drawing-copied',
            facts: { copySha256: sha256(copy) },
            origin: SERVER_ORIGIN,
          };
    await retryOnOptimisticConflict(() =>
      this.unitOfWork.run(async () => {
        const now = await this.paperSignatureRepository.findById(id);
        if (now === null || now.drawing !== row.drawing || now.drawingCopyState !== null) return;
        await this.signatureLogService.appendSteps(
          now,
          [step],
          copy === null
            ? { drawingCopyState: 'unreadable' }
            : { drawingCopyState: 'copied', drawingCopy: copy.toString('base64') },
        );
      }),
    );
  }
}
