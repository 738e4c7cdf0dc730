import { Module } from '@nestjs/common';
import { RemoteOverridesController } from './remote-overrides.controller.js';
import { RemoteOverridesService } from './remote-overrides.service.js';

/** `RemoteOverrides`: one remote from elsewhere, in one browser. */
@Module({ controllers: [RemoteOverridesController], providers: [RemoteOverridesService] })
export class RemoteOverridesModule {}
