import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { Pagination } from './Pagination.js';

afterEach(cleanup);

const onPage = jest.fn();
const onPageSize = jest.fn();
beforeEach(() => {
  onPage.mockClear();
  onPageSize.mockClear();
});

interface Shown {
  page?: number;
  total: number;
  shown: number;
  isMore?: boolean;
}

const draw = ({ page = 1, total, shown, isMore = false }: Shown) =>
  render(
    <Pagination
      label="Bozze"
      total={total}
      shown={shown}
      isMore={isMore}
      paging={{ page, pageSize: 20, onPage, onPageSize }}
      noun={{ one: 'pratica', many: 'pratiche' }}
    />,
  );
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });

describe('the range', () => {
  it.each([
    [{ page: 1, total: 23, shown: 20 }, '1–20 di 23 pratiche'],
    [{ page: 2, total: 23, shown: 3 }, '21–23 di 23 pratiche'],
    [{ page: 3, total: 60, shown: 20 }, '41–60 di 60 pratiche'],
    [{ page: 9, total: 23, shown: 0 }, '0 di 23 pratiche'],
    [{ page: 2, total: 1000, shown: 20, isMore: true }, '21–40 di oltre 1.000 pratiche'],
    [{ page: 1, total: 1, shown: 1 }, '1 pratica'],
    [{ page: 1, total: 0, shown: 0 }, '0 pratiche'],
  ])('of %j', (state, text) => {
    draw(state);
    expect(screen.getByRole('status').textContent).toBe(text);
  });
});

describe('the buttons', () => {
  it('lead to the neighbouring pages', () => {
    draw({ page: 2, total: 60, shown: 20 });
    fireEvent.click(button('Precedente'));
    fireEvent.click(button('Successiva'));
    expect(onPage.mock.calls).toEqual([[1], [3]]);
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Pagina' }).value).toBe('2');
    expect(screen.getByText('/ 3')).toBeTruthy();
  });

  it('end at the first and at the last page', () => {
    draw({ page: 1, total: 23, shown: 20 });
    expect([button('Precedente').disabled, button('Successiva').disabled]).toEqual([true, false]);
    cleanup();
    draw({ page: 2, total: 23, shown: 3 });
    expect([button('Precedente').disabled, button('Successiva').disabled]).toEqual([false, true]);
  });

  it('go on beyond what was counted while a page is full', () => {
    draw({ page: 50, total: 1000, shown: 20, isMore: true });
    expect(button('Successiva').disabled).toBe(false);
    cleanup();
    draw({ page: 50, total: 1000, shown: 19, isMore: true });
    expect(button('Successiva').disabled).toBe(true);
  });

  it('lead back from a page that no longer exists to the last one', () => {
    draw({ page: 9, total: 23, shown: 0 });
    fireEvent.click(button('Precedente'));
    expect(onPage.mock.calls).toEqual([[2]]);
  });
});

it('changes the number of rows', () => {
  draw({ page: 1, total: 60, shown: 20 });
  fireEvent.change(screen.getByLabelText('Per pagina'), { target: { value: '40' } });
  expect(onPageSize.mock.calls).toEqual([[40]]);
});
