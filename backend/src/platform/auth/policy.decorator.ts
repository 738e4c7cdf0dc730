import { SetMetadata, type CustomDecorator } from '@nestjs/common';
import type { PolicyName } from '@pratiche/domain';

export const POLICY_KEY = 'access-policy';

export const BEFORE_SECOND_STEP_KEY = 'before-second-step';

/** Marks what the back office may call before it has the second login step that is asked of it. */
export const BeforeSecondStep = (): CustomDecorator => SetMetadata(BEFORE_SECOND_STEP_KEY, true);

/** Says who may call a handler (rows of the access matrix in `@pratiche/domain`). A handler without one is denied. */
export const Policy = (name: PolicyName): CustomDecorator => SetMetadata(POLICY_KEY, name);
