import type { DossierListItemDto } from '@pratiche/api';
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from '@jest/globals';
import { createDraftColumns } from './draft-columns.js';

afterEach(cleanup);

it('shows a dash for a draft without marks, and reads it out in words', () => {
  const marks = createDraftColumns(() => undefined).find(({ key }) => key === 'rejectReason');
  const { container } = render(<>{marks?.render({ rejectReason: null } as DossierListItemDto)}</>);
  const shown = container.querySelector('[aria-hidden]');
  expect(shown?.textContent).toBe('—');
  expect(shown?.nextElementSibling).toMatchObject({
    className: 'pr-visually-hidden',
    textContent: 'Nessuna',
  });
});
