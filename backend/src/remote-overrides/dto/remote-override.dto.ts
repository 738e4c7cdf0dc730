import { OVERRIDABLE_REMOTES, type OverridableRemote } from '@pratiche/domain';
import { ApiChoice, ApiMoment } from '../../platform/openapi/index.js';
import { ChoiceField, FlagField, TextField } from '../../platform/validation/index.js';

const REMOTES = OVERRIDABLE_REMOTES.map(({ value }) => value);
const REMOTE_NAME = 'OverridableRemote';

/** Where remotes may come from, for one browser. */
export class RemoteOverrideOriginsDto {
  /** As REMOTE_OVERRIDE_ORIGINS lists them; none in production. */
  origins!: string[];
}

export class RemoteOverrideRequestDto {
  @ChoiceField(REMOTES, { name: REMOTE_NAME })
  remote!: OverridableRemote;

  @TextField({
    max: 300,
    characters: 'line',
    description: 'Of its remoteEntry.js, on one of the origins.',
  })
  address!: string;

  @FlagField({ description: 'Whether the browser keeps it when this person logs out.' })
  staysAfterLogout!: boolean;
}

/** What a browser keeps. */
export class RemoteOverrideTicketDto {
  @TextField({ max: 1_000, pattern: /^[\w.-]+$/, description: 'Signed by the server.' })
  ticket!: string;
}

/** One remote that comes from elsewhere, in this browser. */
export class RemoteOverrideDto {
  @ApiChoice(REMOTES, REMOTE_NAME)
  remote!: OverridableRemote;

  address!: string;

  @ApiMoment()
  until!: string;
}
