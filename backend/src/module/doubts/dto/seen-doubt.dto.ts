import { FlagField, NestedListField, TextField } from '../../../platform/validation/index.js';

/** More doubts than a dossier can have. */
const MAX_DOUBTS = 200;
const MESSAGE = 'Punti non validi.';

/** A doubt as it was shown. */
export class ShownDoubtDto {
  @TextField({ max: 8, blank: 'refused', messages: { type: MESSAGE, max: MESSAGE } })
  fingerprint!: string;
}

/** Marks doubts as seen, or takes the marks away. */
export class SeenDoubtRequestDto {
  @NestedListField(() => ShownDoubtDto, {
    max: MAX_DOUBTS,
    messages: { type: MESSAGE, max: `Al massimo ${MAX_DOUBTS} punti per volta.` },
  })
  doubts!: ShownDoubtDto[];

  @FlagField({ default: true })
  isSeen!: boolean;
}
