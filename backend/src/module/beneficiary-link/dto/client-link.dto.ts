import { ApiProperty } from '@nestjs/swagger';
import { ApiMoment, ApiNullableMoment } from '../../../platform/openapi/index.js';

/** The latest link of a dossier, for its owner. */
export class ClientLinkDto {
  @ApiProperty({ enum: ['working', 'expired', 'revoked'], enumName: 'ClientLinkState' })
  state!: 'working' | 'expired' | 'revoked';

  /** null when it was shared without e-mail. */
  email!: string | null;

  @ApiMoment()
  created!: string;

  @ApiMoment()
  expires!: string;

  @ApiNullableMoment()
  openedAt!: string | null;

  @ApiNullableMoment()
  lastOpenedAt!: string | null;

  @ApiNullableMoment()
  savedAt!: string | null;

  @ApiNullableMoment()
  finishedAt!: string | null;

  @ApiNullableMoment()
  revokedAt!: string | null;
}

/** The latest link, where there is one. */
export class LatestLinkDto {
  link!: ClientLinkDto | null;
}

/** A new link; its address is answered only once. */
export class NewClientLinkDto {
  url!: string;

  @ApiMoment()
  expires!: string;
}
