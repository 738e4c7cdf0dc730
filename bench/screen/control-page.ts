import type { Interaction } from './interaction-to-next-paint.ts';

/** As little as a page can do that still answers. */
export const controlPage = `<input id="text"><button id="count" onclick="this.textContent = Number(this.textContent) + 1">0</button>`;

export const CONTROL_INTERACTIONS: readonly Interaction[] = [
  {
    name: 'type',
    act: async (page) => {
      await page.evaluate(() => document.getElementById('text')?.focus());
      await page.keyboard.type('12,34', { delay: 60 });
    },
  },
  {
    name: 'press',
    act: async (page) => {
      const place = await page.evaluate(() => {
        const { x, y } = document.getElementById('count')?.getBoundingClientRect() ?? {
          x: 0,
          y: 0,
        };
        return { x: x + 4, y: y + 4 };
      });
      await page.mouse.click(place.x, place.y);
    },
  },
];
