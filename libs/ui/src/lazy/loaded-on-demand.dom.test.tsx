import { describe, expect, it, jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { Component, type ReactNode } from 'react';
import { loadedOnDemand } from './loaded-on-demand.js';

class Boundary extends Component<{ children: ReactNode }, { message: string | null }> {
  override state = { message: null };
  static getDerivedStateFromError = (error: Error) => ({ message: error.message });
  override render(): ReactNode {
    return this.state.message ?? this.props.children;
  }
}

const Greeting = ({ name }: { name: string }) => <p>Ciao {name}</p>;

describe('a component that is loaded on demand', () => {
  it('is fetched once, when it is first shown, and then there at once', async () => {
    const load = jest.fn(async () => Greeting);
    const Late = loadedOnDemand(load, <p>Un attimo</p>);
    expect(load).not.toHaveBeenCalled();
    const first = render(<Late name="Ines" />);
    expect(screen.getByText('Un attimo')).toBeTruthy();
    expect(await screen.findByText('Ciao Ines')).toBeTruthy();
    first.unmount();
    render(<Late name="Amedeo" />);
    expect(screen.getByText('Ciao Amedeo')).toBeTruthy();
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('throws what cannot be loaded to the boundary around it, and is tried again when shown again', async () => {
    const said = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const load = jest
      .fn<() => Promise<typeof Greeting>>()
      .mockRejectedValueOnce(new Error('gone'))
      .mockResolvedValue(Greeting);
    const Late = loadedOnDemand(load, <p>Un attimo</p>);
    const first = render(
      <Boundary>
        <Late name="Ines" />
      </Boundary>,
    );
    expect(await screen.findByText('gone')).toBeTruthy();
    first.unmount();
    render(
      <Boundary>
        <Late name="Ines" />
      </Boundary>,
    );
    expect(await screen.findByText('Ciao Ines')).toBeTruthy();
    said.mockRestore();
  });
});
