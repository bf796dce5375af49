import type { Page } from '@playwright/test'
import { expectDrawn, expectSettled, expectStill } from './app'

/**
 * What does not fit on the page in front, once it is drawn and nothing moves: wider than the screen, words cut
 * off or outside of their button, words upon words, text below 12 px, targets below 44 px, and what a fixed bar
 * covers when the page is at its end.
 *
 * @param options `isDrawn` spares a page that was drawn before the wait for that.
 */
export async function misfits(page: Page, { isDrawn = false } = {}): Promise<string[]> {
  if (!isDrawn) {
    await expectSettled(page)
    await expectDrawn(page)
  }
  await expectStill(page)
  const found = await page.evaluate(misfitsInSight)
  await toTheEnd(page)
  await expectStill(page)
  return [...new Set([...found, ...(await page.evaluate(misfitsInSight))])]
}

/** ms. */
const LONGEST_FRAME = 1000

/** Scrolls down until there is no more, twenty screens at most: a list without end has none. */
async function toTheEnd(page: Page): Promise<void> {
  const at = () =>
    page.evaluate(() => {
      const all = [document.scrollingElement, ...document.querySelectorAll('.taro_page')]
      for (const one of all) one?.scrollBy(0, window.innerHeight)
      return all.map((one) => `${one?.scrollTop} ${one?.scrollHeight}`).join()
    })
  let before = ''
  for (let screens = 0; screens < 20; screens += 1) {
    const now = await at()
    if (now === before) return
    before = now
    // The browser may owe a page its frame for long; then a moment has to do.
    await page.evaluate(
      (moment) =>
        new Promise<void>((done) => {
          requestAnimationFrame(() => done())
          setTimeout(done, moment)
        }),
      LONGEST_FRAME,
    )
  }
}

/** Runs in the page. */
function misfitsInSight(): string[] {
  const SLACK = 1.5
  const LEAST_TEXT = 11.99
  const LEAST_TARGET = 43.5
  const said: string[] = []
  const width = window.innerWidth
  const height = window.innerHeight
  const style = (one: Element) => getComputedStyle(one)
  const nameOf = (one: Element) =>
    `.${[...one.classList].join('.')} ${(one.textContent ?? '').trim().slice(0, 40)}`

  for (const one of [document.documentElement, ...document.querySelectorAll('.taro_page')]) {
    const wider = one.scrollWidth - (one === document.documentElement ? width : one.clientWidth)
    if (one.clientWidth > 0 && wider > 0)
      said.push(`${wider} px wider than the screen: ${one.tagName}`)
  }

  interface Words {
    readonly text: string
    readonly owner: HTMLElement
    readonly boxes: readonly DOMRect[]
  }
  const all: Words[] = []
  const nodes = document.createNodeIterator(document.body, NodeFilter.SHOW_TEXT)
  for (let node = nodes.nextNode(); node; node = nodes.nextNode()) {
    const owner = node.parentElement
    const text = (node.textContent ?? '').trim()
    if (!owner || text === '' || owner.closest('[inert], script, style')) continue
    if (!owner.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true })) continue
    const range = document.createRange()
    range.selectNodeContents(node)
    const boxes = [...range.getClientRects()].filter((box) => box.width > 1 && box.height > 1)
    if (boxes.length > 0) all.push({ text, owner, boxes })
  }

  const chain = (from: Element): Element[] => {
    const line: Element[] = []
    for (let one: Element | null = from; one && one !== document.body; one = one.parentElement)
      line.push(one)
    return line
  }
  const scrolls = (value: string) => value === 'auto' || value === 'scroll'
  const clips = (value: string) => value === 'hidden' || value === 'clip'
  const CONTROL = 'button, [role=button], [role=tab], [role=radio], [role=switch], [role=menuitem]'

  // A box is as high as the font says; the letters themselves take the middle of it.
  const inkOf = (box: DOMRect) =>
    new DOMRect(box.x, box.y + box.height * 0.2, box.width, box.height * 0.6)

  for (const { text, owner, boxes } of all) {
    const control = owner.closest(CONTROL)
    const line = chain(owner)
    const isHiddenOnPurpose = line.some((one) => {
      const box = one.getBoundingClientRect()
      return box.width <= 1 || box.height <= 1 || style(one).clipPath !== 'none'
    })
    if (isHiddenOnPurpose) continue
    const short = text.slice(0, 40)
    if (Number.parseFloat(style(owner).fontSize) < LEAST_TEXT)
      said.push(`is smaller than 12 px: ${short} (${nameOf(owner)})`)
    for (const box of boxes.map(inkOf)) {
      let isCut = false
      for (const one of line) {
        const { overflowX, overflowY, textOverflow, webkitLineClamp, position } = style(one)
        const edge = one.getBoundingClientRect()
        if (scrolls(overflowX)) break
        const across = box.right > edge.right + SLACK || box.left < edge.left - SLACK
        const down = box.bottom > edge.bottom + SLACK || box.top < edge.top - SLACK
        const isShortened = textOverflow === 'ellipsis' || webkitLineClamp !== 'none'
        if (clips(overflowX) && across && !(isShortened && !control)) isCut = true
        if (clips(overflowY) && down && !isShortened) isCut = true
        if ((clips(overflowX) || clips(overflowY)) && (across || down)) break
        if (one === control && (across || down))
          said.push(`leaves its button: ${short} (${nameOf(one)})`)
        if (scrolls(overflowY) || position === 'fixed') break
        if (one === line[line.length - 1] && (box.right > width + SLACK || box.left < -SLACK))
          said.push(`leaves the screen: ${short} (${nameOf(owner)})`)
      }
      if (isCut) said.push(`is cut: ${short} (${nameOf(owner)})`)
    }
  }

  // What a finger hits: as large as it is drawn, as the area laid around it, or as the label it stands in.
  const TARGET = `${CONTROL}, a[href], [role=link], [role=checkbox], [role=option], input, textarea`
  for (const one of document.querySelectorAll(TARGET)) {
    const box = one.getBoundingClientRect()
    const isSeen = one.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true })
    if (!isSeen || one.closest('[inert]') || box.width <= 1 || box.height <= 1) continue
    // A link within a sentence is as high as its line.
    if (style(one).display === 'inline') continue
    const around = ['::before', '::after']
      .map((part) => getComputedStyle(one, part))
      .filter(({ content, position }) => content !== 'none' && position === 'absolute')
      .map((part) => [Number.parseFloat(part.width), Number.parseFloat(part.height)] as const)
    const outer = one.parentElement?.closest('label, button, .tp-press, .tp-field, .tp-input')
    const { width: labelWidth = 0, height: labelHeight = 0 } = outer?.getBoundingClientRect() ?? {}
    const across = Math.max(box.width, labelWidth, ...around.map(([wide]) => wide || 0))
    const down = Math.max(box.height, labelHeight, ...around.map(([, high]) => high || 0))
    if (across < LEAST_TARGET || down < LEAST_TARGET)
      said.push(`is hard to hit, ${Math.round(across)} × ${Math.round(down)} px: ${nameOf(one)}`)
  }

  // Words upon words: of what is in sight, in the same layer.
  const layerOf = (one: Element) =>
    chain(one).find((each) => ['fixed', 'sticky', 'absolute'].includes(style(each).position)) ??
    document.body
  // What is left of a box where those around it have cut it.
  const inside = (owner: Element, box: DOMRect) => {
    const left = { top: box.top, right: box.right, bottom: box.bottom, left: box.left }
    for (const one of chain(owner)) {
      const { overflowX, overflowY } = style(one)
      const edge = one.getBoundingClientRect()
      if (overflowX !== 'visible') {
        left.left = Math.max(left.left, edge.left)
        left.right = Math.min(left.right, edge.right)
      }
      if (overflowY !== 'visible') {
        left.top = Math.max(left.top, edge.top)
        left.bottom = Math.min(left.bottom, edge.bottom)
      }
    }
    return left
  }
  const seen = all
    .flatMap(({ text, owner, boxes }) => {
      const layer = layerOf(owner)
      return boxes.map((box) => ({ text, owner, box: inside(owner, inkOf(box)), layer }))
    })
    .filter(({ box }) => box.bottom > 0 && box.top < height && box.right > 0 && box.left < width)
  seen.forEach((one, at) => {
    for (const other of seen.slice(at + 1)) {
      if (one.layer !== other.layer || one.owner === other.owner) continue
      const across =
        Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left)
      const down = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top)
      const least = Math.min(one.box.bottom - one.box.top, other.box.bottom - other.box.top)
      if (across > 2 && down > least * 0.2)
        said.push(`one upon the other: ${one.text.slice(0, 30)} | ${other.text.slice(0, 30)}`)
    }
  })

  // What lies below a bar at the lower edge when nothing more can be scrolled.
  const scroller = document.scrollingElement
  const isAtEnd = [scroller, ...document.querySelectorAll('.taro_page')].every(
    (one) => !one || one.scrollTop + one.clientHeight >= one.scrollHeight - 2,
  )
  const bars = [...document.querySelectorAll<HTMLElement>('body *')].filter((one) => {
    if (style(one).position !== 'fixed' || !one.checkVisibility() || one.closest('[inert]'))
      return false
    const box = one.getBoundingClientRect()
    return (
      box.bottom >= height - 1 &&
      box.height > 20 &&
      box.height < height * 0.6 &&
      box.width > width * 0.6
    )
  })
  if (isAtEnd) {
    for (const bar of bars) {
      const top = bar.getBoundingClientRect().top
      for (const { text, owner, boxes } of all) {
        // What stays where it is on the screen is no content.
        const isFixed = ['fixed', 'sticky'].includes(style(layerOf(owner)).position)
        if (bar.contains(owner) || isFixed) continue
        if (boxes.some((box) => box.bottom > top + SLACK && box.top < height))
          said.push(`lies below the bar at the end: ${text.slice(0, 40)} (${nameOf(owner)})`)
      }
    }
  }
  return said
}
