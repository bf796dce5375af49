// @reads nothing
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PNG } from 'pngjs'
import { Album } from './album'
import { fileOf, type Stop } from './plan'

const stop = (page: string): Stop => ({ page, noun: 'cart', address: '/#/cart', whose: 'a member' })
const VIEW = { width: 375, language: 'en', tone: 'dark' } as const
const CART = fileOf('cart@a', VIEW)

function grey(level: number): Buffer {
  const png = new PNG({ width: 4, height: 4 })
  png.data.fill(level)
  for (let at = 3; at < png.data.length; at += 4) png.data[at] = 255
  return PNG.sync.write(png)
}

let folder = ''
let album = new Album(folder)
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'taproom-shots-'))
  album = new Album(folder)
  album.begin()
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const pages = new Set(['cart@a', 'user@a'])
const isPage = (page: string) => pages.has(page)

test('the first picture of a page is compared with nothing', () => {
  const picture = album.add(stop('cart@a'), VIEW, grey(9))
  expect(picture).toMatchObject({ page: 'cart@a', ...VIEW, now: `now/${CART}` })
  expect(picture.accepted).toBeUndefined()
  expect(readFileSync(join(folder, picture.now))).toEqual(grey(9))
})

test('once accepted, it is compared with the next', () => {
  album.add(stop('cart@a'), VIEW, grey(0))
  expect(album.accept(isPage)).toBe(1)
  const same = album.add(stop('cart@a'), VIEW, grey(0))
  expect([same.accepted, same.change]).toEqual([`accepted/${CART}`, undefined])
  const other = album.add(stop('cart@a'), VIEW, grey(255))
  expect(other.change).toEqual({ share: 1, difference: `difference/${CART}` })
  expect(existsSync(join(folder, `difference/${CART}`))).toBe(true)
  expect(readFileSync(join(folder, `accepted/${CART}`))).toEqual(grey(0))
})

test('a new run forgets the last one, not what was accepted', () => {
  album.add(stop('cart@a'), VIEW, grey(0))
  album.accept(isPage)
  album.add(stop('cart@a'), VIEW, grey(255))
  album.begin()
  expect(readdirSync(join(folder, 'now'))).toEqual([])
  expect(readdirSync(join(folder, 'difference'))).toEqual([])
  expect(readdirSync(join(folder, 'accepted'))).toEqual([CART])
})

test('accepting a part keeps the rest, but no pages that are gone', () => {
  const others = ['user@a', 'gone@a'].map((page) => fileOf(page, VIEW))
  for (const page of ['user@a', 'gone@a']) album.add(stop(page), VIEW, grey(0))
  album.accept(() => true)
  expect(readdirSync(join(folder, 'accepted')).sort()).toEqual([...others].sort())
  album.begin()
  album.add(stop('cart@a'), VIEW, grey(0))
  expect(album.accept(isPage)).toBe(1)
  expect(readdirSync(join(folder, 'accepted')).sort()).toEqual([CART, others[0]])
})

test('without a run nothing is accepted', () => {
  rmSync(join(folder, 'now'), { recursive: true })
  expect(album.accept(isPage)).toBe(0)
})

test('the sheet lies above the pictures', () => {
  const picture = album.add(stop('cart@a'), VIEW, grey(0))
  album.show({ at: 'today', planned: 1, pictures: [picture], rows: [] })
  expect(album.sheet).toBe(join(folder, 'index.html'))
  expect(readFileSync(album.sheet, 'utf8')).toContain(`src="now/${CART}"`)
})
