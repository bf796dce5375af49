/** @jest-environment jsdom */
import { type Ahead, Covers } from './covers'

const FRAME = 17
const HOME = '/pages/tabbar/index'
const VIEW = '/views/index'
const TO = `#${VIEW}?url=%2Fproduct%2Fshow&id=2001`

const CARDS = '<button class="tp-press">All</button><div class="tp-press"><i>Haze</i></div>'
const WAITING = '<button class="tp-press">All</button><i class="tp-bone"></i>'
const LINK = `<div class="tp-press" data-to="${TO}"><i>Haze</i><button class="tp-press">+</button></div>`
const PRODUCT =
  '<div class="tp-nav__side"><button class="tp-press">Back</button></div><button class="tp-press">Buy</button>'

const drawnBy = (html: string) => ({ data: { $drawn: `<div class="tp-drawn">${html}</div>` } })
const click = (element: Element | null | undefined) =>
  element?.dispatchEvent(new MouseEvent('click', { bubbles: true }))
/** Answers come, and the history is told of. */
const settled = () => jest.advanceTimersByTimeAsync(0)

beforeEach(() => {
  jest.useFakeTimers()
  window.history.replaceState(null, '', '/')
})
afterEach(() => jest.useRealTimers())

interface World {
  /** What the server draws of the first page; none for none. */
  readonly html?: string
  readonly ask?: Ahead['__taproomAsk']
}

/** index.html, its shape, and what the server drew of the first page. */
async function open({ html = CARDS, ask = async () => drawnBy(PRODUCT) }: World = {}) {
  document.head.innerHTML = ''
  document.body.innerHTML = '<div id="app"><div class="sk"><i></i></div></div>'
  const asked: string[] = []
  const fetched: string[] = []
  const covers = new Covers({
    __taproomFirst: Promise.resolve(html ? drawnBy(html) : { data: {} }),
    __taproomAsk: async (address) => {
      asked.push(address)
      return ask(address)
    },
    __taproomAhead: (key) => fetched.push(key),
  })
  await covers.begin()
  const all = () => [...document.querySelectorAll<HTMLElement>('.tp-drawn')]
  /** The app draws its page, as far as it is. */
  const draw = async (page: string, path = HOME) => {
    const app = document.getElementById('app') as HTMLElement
    app.innerHTML = `<div id="${path}?stamp=1" class="taro_page taro_page_show">${page}</div>`
    await settled()
  }
  const page = () => document.querySelector('.taro_page_show') as HTMLElement
  const frames = (count: number) => jest.advanceTimersByTime(FRAME * count)
  return { asked, fetched, all, draw, page, frames, isDrawn: () => all().length > 0 }
}

/** What is pressed of the page that the app has drawn. */
function heard(page: HTMLElement) {
  const texts: (string | null)[] = []
  page.addEventListener('click', ({ target }) => texts.push((target as Element).textContent))
  return texts
}

test('what the server drew stays until the page of the app stands, and a frame longer', async () => {
  const { draw, isDrawn, frames } = await open()
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

test('it waits for what is on the screen, and not for what lies below it', async () => {
  const { draw, isDrawn, frames, page } = await open()
  const below = { top: window.innerHeight + 1 } as DOMRect
  const spied = jest.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(below)
  await draw(WAITING)
  frames(2)
  expect(isDrawn()).toBe(false)
  expect(page().textContent).toBe('All')
  spied.mockRestore()
})

test('another page of the app is not the one that was drawn', async () => {
  const { draw, isDrawn, frames } = await open()
  await draw(CARDS, VIEW)
  frames(5)
  expect(isDrawn()).toBe(true)
})

test('it is shown once its styles are there', async () => {
  document.head.innerHTML = ''
  document.body.innerHTML = '<div id="app"><div class="sk"><i></i></div></div>'
  const link = Object.assign(document.createElement('link'), { rel: 'preload', href: 'home.css' })
  link.setAttribute('as', 'style')
  document.head.append(link)
  const first = Promise.resolve(drawnBy(CARDS))
  const ask = () => first
  await new Covers({ __taproomFirst: first, __taproomAsk: ask, __taproomAhead() {} }).begin()
  expect(document.querySelector('.tp-drawn')).toBeNull()
  expect(link.rel).toBe('stylesheet')
  link.onload?.(new Event('load'))
  link.dispatchEvent(new Event('load'))
  expect(document.querySelectorAll('.tp-drawn')).toHaveLength(1)
})

test.each([
  ['the app has begun', '<div id="app"></div>'],
  ['the app did not come', '<div id="app"><div class="sk"><p>Try again</p></div></div>'],
])('where %s nothing is shown any more', async (_, body) => {
  let answer = (_answer: ReturnType<typeof drawnBy>) => {}
  const first = new Promise<ReturnType<typeof drawnBy>>((resolve) => (answer = resolve))
  const ask = () => first
  const begun = new Covers({
    __taproomFirst: first,
    __taproomAsk: ask,
    __taproomAhead() {},
  }).begin()
  document.head.innerHTML = ''
  document.body.innerHTML = body
  answer(drawnBy(CARDS))
  await begun
  expect(document.querySelector('.tp-drawn')).toBeNull()
})

test('what was tapped of it is tapped on the page, and it goes on where it was scrolled to', async () => {
  const { all, draw, page, frames } = await open()
  const [drawn] = all()
  if (drawn) drawn.scrollTop = 120
  click(drawn?.querySelector('i'))
  await draw(CARDS)
  const pressed = heard(page())
  frames(2)
  expect(pressed).toEqual(['Haze'])
  expect(page().scrollTop).toBe(120)
})

test('it is found by what it is: the page may have more, and the same twice', async () => {
  const { all, draw, page, frames } = await open({
    html: `${CARDS}<div class="tp-press">Haze</div>`,
  })
  click(all()[0]?.querySelectorAll('.tp-press')[2])
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
  ['it was tapped beside', () => document.querySelector('#app button')],
])('where %s nothing is', async (_, tapped) => {
  const { draw, page, isDrawn, frames } = await open()
  await draw(WAITING)
  click(tapped())
  await draw(CARDS)
  const pressed = heard(page())
  frames(2)
  expect(isDrawn()).toBe(false)
  expect(pressed).toEqual([])
})

test.each([
  ['the app says why the page is not there', '<button class="tp-coming__retry">Try again</button>'],
  ['index.html says that the app is not', '<div class="sk"><p>Try again</p></div>'],
])('where %s, that is seen at once', async (_, said) => {
  const { isDrawn, frames } = await open()
  const app = document.getElementById('app') as HTMLElement
  app.innerHTML = said
  await settled()
  frames(2)
  expect(isDrawn()).toBe(false)
})

test('a page that does not come is not covered for ever, and its lists may come later', async () => {
  const { draw, isDrawn, page } = await open()
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

test('it stays as long as the app has not begun', async () => {
  const { isDrawn } = await open()
  jest.advanceTimersByTime(30_000)
  expect(isDrawn()).toBe(true)
})

test('where nothing was drawn nothing is waited for', async () => {
  const { isDrawn } = await open({ html: '' })
  expect(isDrawn()).toBe(false)
  expect(jest.getTimerCount()).toBe(0)
})

describe('a product', () => {
  const opened = async (ask?: Ahead['__taproomAsk']) => {
    const world = await open(ask ? { html: LINK, ask } : { html: LINK })
    click(document.querySelector('.tp-drawn i'))
    await settled()
    return world
  }

  test('that is tapped is drawn in front, and its address and its code are those of its link', async () => {
    const { asked, fetched, all } = await opened()
    expect(window.location.hash).toBe(TO)
    expect(asked).toEqual(['/product/show?id=2001'])
    expect(fetched).toEqual(['en', '/product/show'])
    expect(all().map(({ textContent }) => textContent)).toEqual(['Haze+', 'BackBuy'])
  })

  test('gives way to the page of the app, which is pressed as it was', async () => {
    const { all, draw, page, frames } = await opened()
    click(all()[1]?.querySelectorAll('.tp-press')[1])
    await draw(`${PRODUCT}<button class="tp-press">More</button>`, VIEW)
    const pressed = heard(page())
    frames(2)
    expect(all()).toEqual([])
    expect(pressed).toEqual(['Buy'])
  })

  test('has a way back to what it was tapped on, which has its own', async () => {
    const { all, draw, page, frames } = await opened()
    const back = jest.spyOn(window.history, 'back').mockImplementation(() => {})
    click(all()[1]?.querySelector('.tp-press'))
    expect(back).toHaveBeenCalledTimes(1)
    back.mockRestore()
    window.history.replaceState(null, '', `#${HOME}`)
    window.dispatchEvent(new PopStateEvent('popstate'))
    expect(all().map(({ textContent }) => textContent)).toEqual(['Haze+'])
    await draw(CARDS)
    const pressed = heard(page())
    frames(2)
    expect(all()).toEqual([])
    expect(pressed).toEqual([])
  })

  test('that is the first page leaves its way back to the app', async () => {
    window.history.replaceState(null, '', `/${TO}`)
    const { all, draw, page, frames } = await open({ html: PRODUCT })
    click(all()[0]?.querySelector('.tp-press'))
    await draw(PRODUCT, VIEW)
    const pressed = heard(page())
    frames(2)
    expect(pressed).toEqual(['Back'])
  })

  test('is not shown to who has gone back before it came', async () => {
    let answer = (_answer: ReturnType<typeof drawnBy>) => {}
    const { all } = await opened(() => new Promise((resolve) => (answer = resolve)))
    window.history.replaceState(null, '', `#${HOME}`)
    answer(drawnBy(PRODUCT))
    await settled()
    expect(all()).toHaveLength(1)
  })

  test('is not shown over the page of the app', async () => {
    let answer = (_answer: ReturnType<typeof drawnBy>) => {}
    const { all, draw, frames } = await opened(() => new Promise((resolve) => (answer = resolve)))
    await draw(PRODUCT, VIEW)
    frames(2)
    answer(drawnBy(PRODUCT))
    await settled()
    expect(all()).toEqual([])
  })

  test.each([
    ['cannot be had', () => Promise.reject(new Error('lost'))],
    ['is not drawn', async () => ({ data: null })],
  ])('that %s is the app’s', async (_, ask) => {
    const { all, draw, frames } = await opened(ask)
    expect(all()).toHaveLength(1)
    await draw(CARDS)
    frames(5)
    expect(all()).toHaveLength(1)
    await draw(PRODUCT, VIEW)
    frames(2)
    expect(all()).toEqual([])
  })

  test('what else can be done with its card is done by the app', async () => {
    const { asked, draw, page, frames } = await open({ html: LINK })
    click(document.querySelector('.tp-drawn button'))
    expect(window.location.hash).toBe('')
    await draw(LINK)
    const pressed = heard(page())
    frames(2)
    expect(asked).toEqual([])
    expect(pressed).toEqual(['+'])
  })
})
