import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from '@jest/globals';
import { DeadlineLight } from './DeadlineLight.js';

afterEach(cleanup);

const DEADLINE = '2099-02-16';
const REASON = '6 giorni prima del termine di legge, per inviare con calma';

it('says both days, and in a hint why the working one comes first', () => {
  render(<DeadlineLight deadline={DEADLINE} hasLegalDay />);
  expect(screen.getByText('16/02/2099')).toBeTruthy();
  expect(screen.getByText(/^termine di legge/).title).toMatch(
    /^\d+ giorni prima del termine di legge/,
  );
  expect(screen.queryByText(/per inviare con calma/)).toBeNull();
});

it('says why in a line where it is asked to', () => {
  render(<DeadlineLight deadline="2099-12-01" hasLegalDay isExplained />);
  expect(screen.getByText('termine di legge 07/12/2099')).toBeTruthy();
  expect(screen.getByText(REASON)).toBeTruthy();
});

it('counts the days to the working day that the law gives', () => {
  // Day 90 is a Saturday: the law gives the Monday.
  render(<DeadlineLight deadline="2099-11-29" hasLegalDay isExplained />);
  expect(screen.getByText('termine di legge 07/12/2099')).toBeTruthy();
  expect(screen.getByText(/^8 giorni prima/)).toBeTruthy();
});

it.each([true, false])('explains no calm once the day is past (explained: %s)', (isExplained) => {
  render(<DeadlineLight deadline="2025-12-01" hasLegalDay isExplained={isExplained} />);
  expect(screen.getByText(/^termine di legge/).title).toBe('');
  expect(screen.queryByText(/per inviare con calma/)).toBeNull();
});
