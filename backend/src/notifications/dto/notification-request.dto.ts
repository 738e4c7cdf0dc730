import { NOTIFICATION_KIND_CODES, type NotificationKind } from '@pratiche/domain';
import { ChoiceField, FlagField, IdField, PageQueryDto } from '../../platform/validation/index.js';

/** Query of all notifications, latest first. */
export class NotificationHistoryQueryDto extends PageQueryDto<never> {}

/** Everything up to this notification was seen. */
export class NotificationsReadDto {
  @IdField({ message: 'Numero non valido.', messages: { type: 'Deve essere un numero intero.' } })
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
