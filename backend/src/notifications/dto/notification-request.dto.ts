import { NOTIFICATION_KIND_CODES, type NotificationKind } from '@pratiche/domain';
import {
  ChoiceField,
  FlagField,
  PageQueryDto,
  WholeNumberField,
} from '../../platform/validation/index.js';

const ID_MAX = 2_147_483_647;

/** Query of all notifications, latest first. */
export class NotificationHistoryQueryDto extends PageQueryDto<never> {}

/** Everything up to this notification was seen. */
export class NotificationsReadDto {
  @WholeNumberField({
    min: 1,
    max: ID_MAX,
    messages: { min: 'Numero non valido.', max: 'Numero non valido.' },
  })
  lastId!: number;
}

/** Whether a kind of notification also comes by e-mail. */
export class NotificationPreferenceDto {
  @ChoiceField(NOTIFICATION_KIND_CODES, {
    name: 'NotificationKind',
    message: 'Tipo di notifica non previsto.',
  })
  kind!: NotificationKind;

  @FlagField()
  email!: boolean;
}
