import { type Card, makeCards } from './cards'

/** Height of a card and of the screen, px: eight cards are a screenful. */
export const CARD_HEIGHT = 112
export const SCREEN_HEIGHT = 812
const SCREENFUL = Math.ceil(SCREEN_HEIGHT / CARD_HEIGHT)

export interface Engine<Input> {
  /** Turns products into what the engine takes, before the clock runs: props, or a server's JSON. */
  readonly prepare: (cards: readonly Card[]) => Input
  readonly draw: (root: HTMLElement, input: Input) => void
  /** It draws what is near the screen only, so the last card it must show is the last in sight. */
  readonly windowed?: boolean
}

declare global {
  interface Window {
    bench: { prepare(count: number): void; paint(): Promise<number>; nodes(): number }
  }
}

const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))

/** Resolves as soon as `text` is inside `root`; looks when children arrive and before each frame. */
function arrival(root: HTMLElement, text: string): Promise<void> {
  return new Promise((resolve) => {
    let done = false
    const look = () => {
      if (done || !root.textContent?.includes(text)) return
      done = true
      observer.disconnect()
      resolve()
    }
    const observer = new MutationObserver(look)
    observer.observe(root, { childList: true })
    const everyFrame = () => {
      look()
      if (!done) requestAnimationFrame(everyFrame)
    }
    everyFrame()
  })
}

/** Offers an engine to the driver: `prepare`, then `paint` resolves with milliseconds. */
export function offer<Input>({ prepare, draw, windowed = false }: Engine<Input>): void {
  const root = document.getElementById('root') as HTMLElement
  let input: Input
  let last = ''
  window.bench = {
    prepare(count) {
      const cards = makeCards(count)
      input = prepare(cards)
      last = cards[Math.min(count, windowed ? SCREENFUL : count) - 1]?.title ?? ''
    },
    async paint() {
      const started = performance.now()
      draw(root, input)
      await arrival(root, last)
      // Reading a height makes the browser lay the page out now.
      void root.offsetHeight
      await frame()
      await frame()
      return performance.now() - started
    },
    nodes: () => root.querySelectorAll('*').length,
  }
}
