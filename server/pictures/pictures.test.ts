/** @jest-environment node */
import { picture } from './index'
import { beerColour } from './palette'

const PATHS = [
  'beer/tulip.can.6.monsoon-haze',
  'glass/weizen.bottle.5.morning-ferry',
  'label/snifter.bottle.40.night-lantern',
  'category/ipa',
  'category/nobody-knows-this-one',
  'store/river-quay',
  'live/pilsner.bottle.4.harbour-gold',
  'banner/hop-field',
  'banner/tap-wall',
  'banner/cellar',
  'device/tap',
  'device/cooler',
  'device/kettle',
  'device/hub',
  'avatar/1001',
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
})
