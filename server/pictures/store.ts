import { motifOf } from './motifs'
import type { Palette } from './palette'
import { circle, ellipse, group, hash, line, mix, n, path, pick, random, rect } from './svg'

interface Street {
  readonly sky: string
  readonly far: string
  readonly wall: string
  readonly trim: string
  readonly awning: string
  readonly door: string
}

const STREETS: readonly [Street, ...Street[]] = [
  {
    sky: '#fbdcb8',
    far: '#f3c496',
    wall: '#b4532f',
    trim: '#f6e2c5',
    awning: '#1f4b4a',
    door: '#2d1d16',
  },
  {
    sky: '#dbe8ea',
    far: '#bcd3d6',
    wall: '#f3e6d0',
    trim: '#ffffff',
    awning: '#c2410c',
    door: '#3b4d46',
  },
  {
    sky: '#f8d7c6',
    far: '#eab59c',
    wall: '#324a52',
    trim: '#e9dcc6',
    awning: '#e5a03a',
    door: '#1c2b30',
  },
  {
    sky: '#e7e0ee',
    far: '#cfc2dc',
    wall: '#d98a4e',
    trim: '#fdf0dc',
    awning: '#4a2f52',
    door: '#3a2233',
  },
  {
    sky: '#f5e8c4',
    far: '#e6d098',
    wall: '#5d7350',
    trim: '#f4ecd6',
    awning: '#b33f2a',
    door: '#26301f',
  },
  {
    sky: '#d7e6f1',
    far: '#b4cbe0',
    wall: '#e7c9a3',
    trim: '#fff7ea',
    awning: '#2f5d8c',
    door: '#22384f',
  },
  {
    sky: '#e4efe0',
    far: '#c2d6bd',
    wall: '#fbf3e2',
    trim: '#8a5a34',
    awning: '#3f6b4f',
    door: '#4a2f1f',
  },
  {
    sky: '#fbe3d0',
    far: '#eec3a4',
    wall: '#8c3b2e',
    trim: '#f2d7b2',
    awning: '#2b2a3c',
    door: '#241a1c',
  },
]

const LIGHT = '#ffe3a3'
const NIGHT = '#12183a'

/** What surrounds the house, by a word of its name. */
const PLACES = {
  water: 'river quay lake island harbour bay',
  hills: 'hill mountain tea',
  towers: 'tower new',
  trees: 'garden lane park',
} as const

type Place = keyof typeof PLACES | 'street'

const has = (id: string, words: string) =>
  words.split(' ').some((word) => id.split('-').includes(word))

const placeOf = (id: string): Place =>
  (Object.keys(PLACES) as (keyof typeof PLACES)[]).find((place) => has(id, PLACES[place])) ??
  'street'

function behind(place: Place, far: string, seed: number): string {
  const next = random(seed)
  if (place === 'hills')
    return (
      path('M0 220q90-120 190-40 90-130 210-40 90-70 200 30v200H0z', far) +
      line('M0 300q300-60 600 0M0 330q300-50 600 0', mix(far, '#3f6b4f', 0.4), 8)
    )
  if (place === 'trees')
    return [30, 80, 520, 575]
      .map((x, i) => {
        const r = 46 + ((seed >>> i) % 16)
        return rect(x - 4, 250, 8, 120, '#5a4030') + circle(x, 230, r, mix(far, '#3f6b4f', 0.55))
      })
      .join('')
  const [step, low] = place === 'towers' ? [52, 0] : [70, 90]
  let houses = ''
  for (let x = -20; x < 600; x += step + Math.round(next() * 40))
    houses += rect(x, low + next() * 130, step - 8 + next() * 26, 370, far)
  return houses
}

/** Along a quay the street ends in water. */
const ground = (place: Place, street: string, sky: string) =>
  place === 'water'
    ? rect(0, 366, 600, 34, mix(sky, '#2f6f86', 0.55)) +
      line('M40 382h60M180 390h90M330 380h50M440 391h110', '#fff', 3, 'opacity=".5"') +
      rect(0, 364, 600, 8, street)
    : rect(0, 366, 600, 34, street) + rect(0, 366, 600, 5, mix(street, '#000000', 0.14))

function roofOf(id: string, seed: number, { trim, awning }: Street): string {
  const [left, width] = [96, 408]
  if (has(id, 'mill kiln ember barn'))
    return (
      rect(410, 4, 34, 60, awning) +
      path('M427 2c-14-8 6-14-6-22h22c10 10-6 14-4 24z', '#fff', 'opacity=".5"') +
      path(`M${left - 18} 62L300 2l${width / 2 + 18} 60z`, awning) +
      circle(300, 42, 11, trim)
    )
  if (has(id, 'tower'))
    return rect(left, 0, width, 60, trim) + line('M96 20h408M96 40h408', awning, 3)
  const roofs = [
    path(`M${left - 16} 60l34-44h${width - 36}l34 44z`, awning) +
      rect(left - 16, 54, width + 32, 8, trim),
    rect(left - 10, 44, width + 20, 18, trim, 'rx="4"'),
    path(`M${left - 8} 62V44h${width / 2 - 70}q78-60 156 0h${width / 2 - 70}v18z`, trim) +
      circle(left + width / 2, 40, 10, awning),
  ] as const
  return pick(roofs, seed >>> 4)
}

/** The colours of a street after dark: everything but what is lit. */
const afterDark = (street: Street): Street =>
  Object.fromEntries(
    Object.entries(street).map(([part, colour]) => [
      part,
      mix(colour, NIGHT, part === 'sky' ? 0.84 : part === 'far' ? 0.72 : 0.46),
    ]),
  ) as unknown as Street

const stars = (seed: number) =>
  line(
    Array.from({ length: 14 }, (_, i) => {
      const at = hash(`${seed}${i}`)
      return `M${at % 600} ${8 + ((at >>> 9) % 150)}h.1`
    }).join(''),
    '#fff',
    3,
    'opacity=".7"',
  )

/**
 * A bar's front, 600 × 400: an awning and a hanging sign without words, among what its name tells of. The
 * id `river-quay.night` is the house `river-quay` after dark.
 */
export function store(id: string): string | undefined {
  const [name = '', hour, ...rest] = id.split('.')
  if ((hour !== undefined && hour !== 'night') || rest.length > 0) return undefined
  const dark = hour === 'night'
  const seed = hash(`front ${name}`)
  const place = placeOf(name)
  const day = pick(STREETS, hash(`age ${name}`))
  const s = dark ? afterDark(day) : day
  const light = dark ? LIGHT : '#fdedc4'
  const sign: Palette = {
    wall: s.sky,
    disc: s.sky,
    base: s.door,
    accent: '#f2b23e',
    second: '#e8623a',
    ink: '#fdf0dc',
  }
  const [left, width] = [96, 408]
  const arched = (seed >>> 7) % 5 > 2
  const windows = Array.from({ length: 3 }, (_, i) => {
    const x = left + 44 + i * 120
    const lit = dark ? i !== seed % 4 : false
    const pane = lit ? LIGHT : dark ? '#2a3350' : '#8fa9b0'
    return (
      rect(x, 88, 80, 66, s.trim, arched ? 'rx="34"' : 'rx="4"') +
      (arched ? rect(x, 120, 80, 34, s.trim) : '') +
      rect(x + 6, 94, 68, 54, pane, arched ? 'rx="28"' : '') +
      (arched ? rect(x + 6, 120, 68, 28, pane) : '') +
      rect(x + 37, 94, 6, 54, s.trim) +
      rect(x - 4, 152, 88, 8, s.trim, 'rx="2"')
    )
  }).join('')
  const doorLeft = (seed >>> 2) % 2 === 0
  const doorX = doorLeft ? left + 32 : left + width - 32 - 86
  const shopX = doorLeft ? left + 140 : left + 32
  const half = (colour: string, from: number) =>
    path(
      Array.from(
        { length: 5 },
        (_, i) => `M${left + 4 + (i * 2 + from) * 40} 196h40v34a20 20 0 0 1-40 0z`,
      ).join(''),
      colour,
    )
  const bottles = ['#5a3216', '#c2410c', '#1f4b4a']
    .map((colour, row) =>
      path(
        Array.from({ length: 7 }, (_, i) => i)
          .filter((i) => i % 3 === row)
          .map((i) => {
            const h = 18 + (hash(`${name}${i}`) % 14)
            return `M${shopX + 24 + i * 28} 316v-${h}l4-6v-8h5v8l4 6v${h}z`
          })
          .join(''),
        colour,
      ),
    )
    .join('')
  const plant = (x: number) =>
    path(
      `M${x} 356q-22-40-8-70 10 22 10 40 0-40 18-62 8 34-6 66 10-16 22-22-2 32-20 48z`,
      dark ? '#223f3a' : '#3f6b4f',
    ) + path(`M${x - 12} 344h44l-6 32h-32z`, s.awning)
  const barrel = (x: number) =>
    rect(x - 14, 316, 48, 56, '#7a4a22', 'rx="10"') +
    rect(x - 16, 330, 52, 5, '#2c2320') +
    rect(x - 16, 354, 52, 5, '#2c2320')
  const beside = has(name, 'cellar mill kiln ember') ? barrel : plant
  const columns = has(name, 'arcade alley')
    ? [left - 6, left + width / 3 - 6, left + (width * 2) / 3 - 8, left + width - 10]
        .map((x) => rect(x, 232, 16, 136, s.trim) + rect(x - 4, 226, 24, 10, s.trim))
        .join('')
    : ''
  return (
    rect(0, 0, 600, 400, s.sky) +
    (dark ? stars(seed) : '') +
    circle(seed % 2 ? 548 : 52, 70, dark ? 26 : 40, dark ? '#f4ead0' : '#fff4da') +
    behind(place, s.far, seed) +
    ground(place, mix('#d9c8b4', NIGHT, dark ? 0.55 : 0), s.sky) +
    rect(left, 56, width, 312, s.wall) +
    rect(left + width * 0.62, 56, width * 0.38, 312, '#1a0d06', 'opacity=".08"') +
    roofOf(name, seed, s) +
    windows +
    rect(left, 184, width, 184, s.door) +
    rect(shopX, 246, 236, 92, light, 'rx="3"') +
    path(`M${shopX} 338l92-92h56l-92 92z`, '#fff', 'opacity=".35"') +
    rect(shopX, 316, 236, 5, s.wall) +
    bottles +
    line(`M${shopX + 118} 246v92`, s.door, 6) +
    rect(doorX, 246, 86, 120, s.trim, 'rx="4"') +
    rect(doorX + 8, 254, 70, 112, s.awning) +
    rect(doorX + 16, 262, 54, 56, light, 'rx="3"') +
    circle(doorX + 66, 330, 4, '#f2b23e') +
    half(s.awning, 0) +
    half(s.trim, 1) +
    rect(left, 188, width, 12, s.awning) +
    columns +
    line(`M${left + width} 110h44`, s.door, 5) +
    circle(left + width + 34, 146, 30, dark ? mix(s.door, '#f2b23e', 0.2) : s.door) +
    group(`translate(${n(left + width + 17)} 129) scale(.34)`, motifOf(name)(sign)) +
    (dark
      ? path(`M${shopX} 338h236l44 58H${shopX - 44}z`, LIGHT, 'opacity=".16"') +
        ellipse(shopX + 118, 290, 150, 80, LIGHT, 'opacity=".12"')
      : ellipse(300, 372, 240, 6, '#3a2210', 'opacity=".12"')) +
    beside(left - 18) +
    ((seed >>> 5) % 3 ? beside(left + width - 6) : '')
  )
}
