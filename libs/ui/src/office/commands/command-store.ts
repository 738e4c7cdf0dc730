import { getOrCreateSingleton } from '../../shared-singleton/shared-singleton.js';

/** Something that can be done on the page one is on. */
export interface PageCommand {
  /** Unique within its group. */
  id: string;
  /** As a button says it: "Accetta e apri la prossima". */
  label: string;
  /** The key that does the same, as the help writes it: "X", "Maiusc+A". */
  keys?: string;
  /** Further words by which the palette finds it. */
  words?: string;
  /** Absent for keys that only move something, such as J: the help lists them, the palette does not. */
  run?: () => void;
  /** Why it cannot be done now; such a command is shown greyed. */
  refusal?: string | null;
}

/** What a part of the page offers, under a heading: "Elenco", "Pratica", "Scheda ENEA". */
export interface CommandGroup {
  title: string;
  commands: readonly PageCommand[];
}

interface CommandState {
  /** By the component that registered them, in the order of the page. */
  groups: Map<object, CommandGroup>;
  snapshot: readonly CommandGroup[];
  listeners: Set<() => void>;
}

/** The commands of the page, shared by host and remotes: remotes register them, the host's palette shows them. */
class CommandStore {
  constructor(private readonly state: CommandState) {}

  readonly getGroups = (): readonly CommandGroup[] => this.state.snapshot;

  setGroup(owner: object, group: CommandGroup): void {
    this.state.groups.set(owner, group);
    this.notify();
  }

  removeGroup(owner: object): void {
    if (this.state.groups.delete(owner)) this.notify();
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.state.listeners.add(listener);
    return () => this.state.listeners.delete(listener);
  };

  private notify(): void {
    this.state.snapshot = [...this.state.groups.values()];
    for (const listener of [...this.state.listeners]) listener();
  }
}

export const commandStore = new CommandStore(
  getOrCreateSingleton<CommandState>('page-commands', () => ({
    groups: new Map(),
    snapshot: [],
    listeners: new Set(),
  })),
);
