import { NOTIFICATION_KIND_CODES, type NotificationKind } from '@pratiche/domain';
import {
  ApiChoice,
  ApiInteger,
  ApiMoment,
  ApiNullableInteger,
} from '../../platform/openapi/index.js';

/** A notification of the bell menu. */
export class NotificationDto {
  @ApiInteger()
  id!: number;

  @ApiChoice(NOTIFICATION_KIND_CODES, 'NotificationKind')
  kind!: NotificationKind;

  title!: string;

  text!: string;

  @ApiMoment()
  created!: string;

  read!: boolean;

  @ApiNullableInteger({ description: 'Dossier it speaks of, if any.' })
  moduleId!: number | null;

  /** Page of the portal that shows it, if any. */
  path!: string | null;
}

/** What the link at the foot of an e-mail ends. */
export class UnsubscriptionDto {
  @ApiChoice(NOTIFICATION_KIND_CODES, 'NotificationKind')
  kind!: NotificationKind;

  /** In Italian. */
  label!: string;

  /** True while e-mails of this kind come. */
  email!: boolean;
}
