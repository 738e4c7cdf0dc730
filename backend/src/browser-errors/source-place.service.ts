import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { AppConfig } from '../platform/config/index.js';
import { BROWSER_PARTS, type BrowserPart } from './dto/browser-error.dto.js';
import { SourceMapIndex } from './source-map-index.util.js';
import type { PlacesAnswer, PlacesQuestion } from './source-place-thread.js';
import type { StackFrame } from './stack-frames.util.js';

/** Questions under way; further errors are logged with the places in the served files. */
const MAX_QUESTIONS = 20;
const ANSWER_TIMEOUT_MS = 10_000;
/** A thread that is asked nothing for this long ends, and frees its maps. */
const IDLE_MS = 60_000;
const MAX_HEAP_MB = 256;

/** Finds the sources of places in served files, in a thread of its own: a map takes long to read. */
@Injectable()
export class SourcePlaceService implements OnApplicationShutdown {
  private readonly index: SourceMapIndex;
  private readonly waiting = new Map<number, (sources: (string | null)[] | null) => void>();
  private thread: Worker | null = null;
  private idle: NodeJS.Timeout | undefined;
  private lastId = 0;

  constructor({ frontEndRoot, sourceMaps }: AppConfig) {
    this.index = new SourceMapIndex([
      ...BROWSER_PARTS.map((part) => join(frontEndRoot, part, '.source-maps')),
      ...(sourceMaps === null ? [] : [sourceMaps]),
    ]);
  }

  /** The front end that a frame belongs to: the one whose map it has. */
  findPart({ path }: StackFrame): BrowserPart | null {
    const segments = this.index.findMap(path)?.split('/') ?? [];
    return BROWSER_PARTS.find((part) => segments.includes(part)) ?? null;
  }

  /** For each frame the place in its source, or in the served file where there is no map. */
  async resolvePlaces(frames: readonly StackFrame[]): Promise<string[]> {
    const groups = Map.groupBy(frames, ({ path }) => path);
    const sources = new Map<StackFrame, string>();
    await Promise.all(
      [...groups].map(async ([path, group]) => {
        const map = this.index.findMap(path);
        const answer = map === null ? null : await this.askThread(map, group);
        group.forEach((frame, index) => {
          const source = answer?.[index];
          if (typeof source === 'string') sources.set(frame, source);
        });
      }),
    );
    return frames.map((frame) => {
      const place = sources.get(frame) ?? `${frame.path}:${frame.line}:${frame.column}`;
      return frame.name === null ? place : `${frame.name} ${place}`;
    });
  }

  async onApplicationShutdown(): Promise<void> {
    await this.endThread();
  }

  private async askThread(
    map: string,
    places: readonly StackFrame[],
  ): Promise<(string | null)[] | null> {
    if (this.waiting.size >= MAX_QUESTIONS) return null;
    const id = (this.lastId += 1);
    const question: PlacesQuestion = { id, map, places };
    return new Promise((resolve) => {
      const timer = setTimeout(() => this.answer(id, null), ANSWER_TIMEOUT_MS).unref();
      this.waiting.set(id, (sources) => {
        clearTimeout(timer);
        resolve(sources);
      });
      this.openThread().postMessage(question);
    });
  }

  private answer(id: number, sources: (string | null)[] | null): void {
    this.waiting.get(id)?.(sources);
    this.waiting.delete(id);
  }

  private openThread(): Worker {
    clearTimeout(this.idle);
    this.idle = setTimeout(() => void this.endThread(), IDLE_MS).unref();
    if (this.thread !== null) return this.thread;
    const thread = new Worker(new URL('./source-place-thread.js', import.meta.url), {
      resourceLimits: { maxOldGenerationSizeMb: MAX_HEAP_MB, maxYoungGenerationSizeMb: 16 },
    });
    thread.unref();
    thread.on('message', ({ id, sources }: PlacesAnswer) => this.answer(id, sources));
    // A map that is no map, or too large: the next question starts another thread.
    thread.on('error', () => undefined);
    thread.on('exit', () => {
      if (this.thread !== thread) return;
      this.thread = null;
      for (const id of [...this.waiting.keys()]) this.answer(id, null);
    });
    return (this.thread = thread);
  }

  private async endThread(): Promise<void> {
    clearTimeout(this.idle);
    await this.thread?.terminate();
  }
}
