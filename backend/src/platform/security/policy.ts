import { SetMetadata, type CustomDecorator } from '@nestjs/common';
import type { PolicyName } from '@pratiche/domain';

export const POLICY = 'access-policy';

/** Says who may call a handler (rows of the access matrix in `@pratiche/domain`). A handler without one is denied. */
export const Policy = (name: PolicyName): CustomDecorator => SetMetadata(POLICY, name);
