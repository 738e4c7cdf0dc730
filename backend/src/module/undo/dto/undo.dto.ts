import { UNDOABLE_ACTS, type UndoableAct } from '@pratiche/domain';
import { ChoiceField } from '../../../platform/validation/index.js';
import { DossierIdsField } from '../../bulk-result/dossier-ids-field.decorator.js';
import {
  SeenRevisionsField,
  type SeenRevisionDto,
} from '../../bulk-result/dto/seen-revision.dto.js';

/** What to take back. */
export class UndoRequestDto {
  @ChoiceField(UNDOABLE_ACTS, {
    name: 'UndoableAct',
    message: 'Operazione non prevista.',
    description: 'What the caller did last with each of the dossiers.',
  })
  act!: UndoableAct;

  @DossierIdsField()
  ids!: number[];

  @SeenRevisionsField()
  revisions?: SeenRevisionDto[] | null;
}
