import { liftDrawn } from './curtain'

const FRAME = 17

beforeEach(() => {
  jest.useFakeTimers()
  window.__taproomTap = undefined
})
afterEach(() => jest.useRealTimers())

const CARDS = '<button class="tp-press">All</button><div class="tp-press"><i>Haze</i></div>'
const WAITING = '<button class="tp-press">All</button><i class="tp-bone"></i>'

/** Home as the server drew it, over an app that has no page yet. */
function open(html = CARDS) {
  const drawn = html && `<div class="tp-drawn">${html}</div>`
  document.body.innerHTML = `${drawn}<div id="container"></div>`
  liftDrawn()
  /** The app draws its page, as far as it is. */
  const draw = async (page: string) => {
    const container = document.getElementById('container') as HTMLElement
    container.innerHTML = `<div class="taro_page taro_page_show">${page}</div>`
    // Observers are told before the next task.
    await Promise.resolve()
  }
  const isDrawn = () => document.querySelector('.tp-drawn') !== null
  const page = () => document.querySelector('.taro_page_show') as HTMLElement
  const frames = (count: number) => jest.advanceTimersByTime(FRAME * count)
  return { draw, isDrawn, page, frames }
}

/** What is pressed of the page that the app has drawn. */
function heard(page: HTMLElement) {
  const texts: (string | null)[] = []
  page.addEventListener('click', ({ target }) => texts.push((target as Element).textContent))
  return texts
}

test('what the server drew stays until the page of the app stands, and a frame longer', async () => {
  const { draw, isDrawn, frames } = open()
  await draw('<h1>Materials</h1>')
  frames(5)
  expect(isDrawn()).toBe(true)
  await draw(WAITING)
  frames(5)
  expect(isDrawn()).toBe(true)
  await draw(CARDS)
  frames(1)
  expect(isDrawn()).toBe(true)
  frames(1)
  expect(isDrawn()).toBe(false)
})

test('what was tapped of it is tapped on the page, and it goes on where it was scrolled to', async () => {
  const { draw, page, frames } = open()
  const drawn = document.querySelector('.tp-drawn') as HTMLElement
  drawn.scrollTop = 120
  window.__taproomTap = drawn.querySelector('i') as Element
  await draw(CARDS)
  const pressed = heard(page())
  frames(2)
  expect(pressed).toEqual(['Haze'])
  expect(page().scrollTop).toBe(120)
})

test('it is found by what it is: the page may have more, and the same twice', async () => {
  const { draw, page, frames } = open(`${CARDS}<div class="tp-press">Haze</div>`)
  window.__taproomTap = [...document.querySelectorAll('.tp-drawn .tp-press')][2] as Element
  await draw(
    `<div class="tp-press" id="other">Pale</div>${CARDS}<button class="tp-press tp-add">Haze</button>
    <button class="tp-press" aria-label="Choose Haze">Haze</button><div class="tp-press" id="second">Haze</div>`,
  )
  const pressed: string[] = []
  page().addEventListener('click', ({ target }) => pressed.push((target as Element).id))
  frames(2)
  expect(pressed).toEqual(['second'])
})

test.each([
  ['nothing was tapped', () => undefined],
  ['what was tapped leads nowhere', () => document.querySelector('.tp-drawn')],
  ['it was tapped beside', () => document.getElementById('container')],
])('where %s nothing is', async (_, tapped) => {
  const { draw, page, isDrawn, frames } = open()
  await draw(WAITING)
  window.__taproomTap = tapped() ?? undefined
  await draw(CARDS)
  const pressed = heard(page())
  frames(2)
  expect(isDrawn()).toBe(false)
  expect(pressed).toEqual([])
})

test('where the app says why the page is not there, that is seen at once', async () => {
  const { draw, isDrawn } = open()
  await draw('<button class="tp-coming__retry">Try again</button>')
  expect(isDrawn()).toBe(false)
})

test('a page that does not come is not covered for ever, and its lists may come later', async () => {
  const { draw, isDrawn, page } = open()
  await draw(WAITING)
  jest.advanceTimersByTime(4999)
  expect(isDrawn()).toBe(true)
  jest.advanceTimersByTime(1)
  expect(isDrawn()).toBe(false)
  await draw(CARDS)
  page().scrollTop = 40
  jest.runAllTimers()
  expect(page().scrollTop).toBe(40)
})

test('where nothing was drawn nothing is waited for', () => {
  open('')
  expect(jest.getTimerCount()).toBe(0)
})
