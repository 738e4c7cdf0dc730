import { ApiProperty } from '@nestjs/swagger';
import { NOTIFICATION_KIND_CODES, type NotificationKind } from '@pratiche/domain';
import {
  ApiChoice,
  ApiInteger,
  ApiMoment,
  ApiNullableInteger,
  ApiNullableText,
} from '../../platform/openapi/index.js';

/** A notification of the bell menu. */
export class NotificationDto {
  @ApiInteger()
  id!: number;

  @ApiChoice(NOTIFICATION_KIND_CODES, 'NotificationKind')
  kind!: NotificationKind;

  @ApiProperty()
  title!: string;

  @ApiProperty()
  text!: string;

  @ApiMoment()
  created!: string;

  @ApiProperty()
  read!: boolean;

  @ApiNullableInteger({ description: 'Dossier it speaks of, if any.' })
  moduleId!: number | null;

  @ApiNullableText({ description: 'Page of the portal that shows it, if any.' })
  path!: string | null;
}

/** What the link at the foot of an e-mail ends. */
export class UnsubscriptionDto {
  @ApiChoice(NOTIFICATION_KIND_CODES, 'NotificationKind')
  kind!: NotificationKind;

  @ApiProperty({ description: 'In Italian.' })
  label!: string;

  @ApiProperty({ description: 'Whether e-mails of this kind still come.' })
  email!: boolean;
}
