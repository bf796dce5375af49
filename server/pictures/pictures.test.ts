/** @jest-environment node */

import { BEERS as GOODS } from '../product/seed/beers'
import { TEAS } from '../product/seed/tea'
import { PEOPLE } from '../profile/seed'
import { beerId } from './beer'
import { picture } from './index'
import { motifOf } from './motifs'
import { backdropOf, beerColour, contrast, foamColour, paletteOf } from './palette'

const BEERS = GOODS.rows
const DRINKS = [...BEERS, ...TEAS.rows]

const PATHS = [
  'beer/tulip.can.6.monsoon-haze',
  'glass/weizen.bottle.5.morning-ferry',
  'label/snifter.bottle.40.night-lantern',
  'category/ipa',
  'category/nobody-knows-this-one',
  'store/river-quay',
  'store/river-quay.night',
  'live/pilsner.bottle.4.harbour-gold',
  'live/pilsner.bottle.4.harbour-gold.taps.1003',
  'live/stange.can.4.kumquat-bay.close',
  'banner/hop-field',
  'banner/tap-wall',
  'banner/cellar',
  'banner/tea-hill',
  'banner/tea-table',
  'banner/tea-shelf',
  'tea/gaiwan.cake.6.white-moon',
  'tea/teapot.tin.16.red-sun',
  'cup/teaglass.tin.3.bamboo',
  'live/teaglass.tin.5.bamboo.close',
  'live/gaiwan.tin.9.orchid-terrace.flight.1003',
  'category/tea-leaf',
  'category/tea-gift',
  'device/tap',
  'device/cooler',
  'device/kettle',
  'device/hub',
  'device/tea-maker',
  'device/steeper',
  'device/water-kettle',
  'avatar/0',
  'avatar/1001',
  'avatar/constructor',
  'medal/1',
  'medal/5',
  'licence/402',
  'empty/plate',
  'empty/wallet',
].map((id) => `/pictures/${id}.svg`)

/** Opens and closes every element in order, and escapes what has to be. */
function isWellFormed(xml: string): boolean {
  const open: string[] = []
  const rest = xml.replace(
    /<(\/?)([a-zA-Z]+)((?: [\w:-]+="[^"<&]*")*)(\/?)>/g,
    (_, end, name, __, empty) => {
      if (end) return open.pop() === name ? '' : '<'
      if (!empty) open.push(name)
      return ''
    },
  )
  return open.length === 0 && rest === ''
}

describe('pictures', () => {
  test.each(PATHS)('%s is small, well-formed and without words', (path) => {
    const svg = picture(path) ?? ''
    expect(svg.startsWith('<svg xmlns="http://www.w3.org/2000/svg"')).toBe(true)
    expect(svg.length).toBeLessThan(6000)
    expect(isWellFormed(svg)).toBe(true)
    expect(svg).not.toMatch(/<text|NaN|undefined|Infinity/)
  })

  test('no two parts of a picture share an id', () => {
    for (const path of PATHS) {
      const ids = [...(picture(path) ?? '').matchAll(/id="(\w+)"/g)].map(([, id]) => id)
      expect(new Set(ids).size).toBe(ids.length)
    }
  })

  test('a name draws the same picture every time, another name another one', () => {
    const [path = ''] = PATHS
    expect(picture(path)).toBe(picture(path))
    expect(picture('/pictures/beer/tulip.can.6.cloud-terrace.svg')).not.toBe(picture(path))
  })

  test('has the size that is asked for, within reason', () => {
    expect(picture('/pictures/banner/cellar.svg?w=750')).toContain('width="750" height="375"')
    expect(picture('/pictures/banner/cellar.svg?w=9999')).toContain('width="2048" height="1024"')
    expect(picture('/pictures/banner/cellar.svg?w=x')).not.toContain(' width="800"><')
  })

  test.each([
    '/pictures/nothing/x.svg',
    '/pictures/constructor/x.svg',
    '/pictures/beer/plain.svg',
    '/pictures/beer/mug.can.6.x.svg',
    '/pictures/beer/tulip.can.-1.x.svg',
    '/pictures/banner/../x.svg',
    '/pictures/store/<script>.svg',
    '/pictures/store/river-quay.noon.svg',
    '/pictures/store/river-quay.night.x.svg',
    '/pictures/live/pilsner.bottle.4.harbour-gold.constructor.svg',
    '/pictures/live/pilsner.bottle.4.harbour-gold.taps.constructor.svg',
    '/pictures/live/pilsner.bottle.4.harbour-gold.taps.1003.x.svg',
    '/pictures/live/pilsner.bottle.4.harbour-gold.nowhere.svg',
    '/other/store/x.svg',
  ])('%s is not drawn', (path) => {
    expect(picture(path)).toBeUndefined()
  })

  test('beer is straw at SRM 2 and nearly black at SRM 40; outside the table it takes the nearest', () => {
    expect(beerColour(2)).toBe('#ffd878')
    expect(beerColour(40)).toBe('#36080a')
    expect(beerColour(55)).toBe(beerColour(40))
    expect(beerColour(0)).toBe(beerColour(1))
  })

  const listed = BEERS.map((beer) => picture(`/pictures/beer/${beerId(beer)}.svg`) ?? '')

  test('the beers of the catalogue stand in five compositions, and cost a list little', () => {
    const withoutColours = listed.map((svg) => svg.replace(/#[\da-f]{6}/g, ''))
    const backdrops = withoutColours.map((svg) => /^<svg[^>]*><rect[^>]*><[^>]*>/.exec(svg)?.[0])
    expect(new Set(backdrops).size).toBe(5)
    const bytes = listed.reduce((sum, svg) => sum + svg.length, 0)
    expect(bytes / listed.length).toBeLessThan(5000)
  })

  test('each drink of the catalogues has a sign that its name calls for', () => {
    // By chance alone, another beginning would draw another sign.
    const byChance = DRINKS.filter(({ name }) =>
      ['x', 'y', 'z', 'zz'].some((more) => motifOf(`${more}-${name}`) !== motifOf(name)),
    )
    expect(byChance.map(({ name }) => name)).toEqual([])
  })

  test('no beer and no foam vanishes before what stands behind it', () => {
    const pale = BEERS.filter(({ name, srm }) => {
      const backdrop = backdropOf(paletteOf(name), srm)
      return (
        Math.min(contrast(backdrop, beerColour(srm)), contrast(backdrop, foamColour(srm))) < 1.3
      )
    })
    expect(pale.map(({ name }) => name)).toEqual([])
  })

  test('a fruit is drawn as itself', () => {
    const fruits = [
      'lychee',
      'cherry',
      'raspberry',
      'bayberry',
      'plum',
      'kumquat',
      'pomelo',
      'cocoa',
    ]
    expect(new Set(fruits.map((fruit) => motifOf(`${fruit}-garden`))).size).toBe(fruits.length)
  })

  test('faces are what their names let one expect', () => {
    const beard = 'M66 100c0 44'
    const bearded = PEOPLE.filter(({ id }) =>
      picture(`/pictures/avatar/${id}.svg`)?.includes(beard),
    )
    expect(bearded.length).toBeGreaterThan(0)
    expect(bearded.filter(({ sex }) => sex !== 1)).toEqual([])
  })

  test('a store after dark is the same house in other colours', () => {
    const [day = '', night = ''] = ['river-quay', 'river-quay.night'].map(
      (id) => picture(`/pictures/store/${id}.svg`) ?? '',
    )
    const roof = /<path d="M88 62V44[^"]*"/
    expect(roof.exec(day)).not.toBeNull()
    expect(roof.exec(night)?.[0]).toBe(roof.exec(day)?.[0])
    expect(night).not.toBe(day)
  })
})
