import { WorkDto } from '../../background-tasks/dto/work.dto.js';
import { UnreadDossiersDto } from '../../module/board/dto/unread-dossiers.dto.js';
import { ApiInteger, ApiNullableMoment } from '../../platform/openapi/index.js';

/** What the frame of every page shows of an account: the number at the bell, those in the menu and the background tasks. */
export class ActivityDto {
  @ApiInteger({
    description: 'Unread notifications, those of one dossier and day counted once, up to 50.',
  })
  unread!: number;

  @ApiNullableMoment({ description: 'When the latest notification came.' })
  latestNotificationAt!: string | null;

  /** Dossiers with unread messages; null for who is not of the back office. */
  officeUnread!: UnreadDossiersDto | null;

  /** Background tasks, latest first. */
  works!: WorkDto[];
}
