import { motifOf } from './motifs'
import type { Palette } from './palette'
import { circle, ellipse, group, hash, line, n, path, pick, random, rect } from './svg'

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
]

const LIGHT = '#ffe3a3'

/** A bar's street front, 600 × 400: warm windows, an awning and a hanging sign without words. */
export function store(id: string): string {
  const seed = hash(id)
  const next = random(seed)
  const s = pick(STREETS, seed)
  const sign: Palette = {
    wall: s.sky,
    disc: s.sky,
    base: s.door,
    accent: '#f2b23e',
    second: '#e8623a',
    ink: '#fdf0dc',
  }
  let far = ''
  for (let x = -20; x < 600; x += 70 + Math.round(next() * 40)) {
    far += rect(x, 60 + next() * 120, 64 + next() * 36, 300, s.far, 'opacity=".8"')
  }
  const left = 96
  const width = 408
  const roof =
    seed % 3 === 0
      ? path(`M${left - 16} 60l34-44h${width - 36}l34 44z`, s.awning) +
        rect(left - 16, 54, width + 32, 8, s.trim)
      : seed % 3 === 1
        ? rect(left - 10, 44, width + 20, 18, s.trim, 'rx="4"')
        : path(`M${left - 8} 62V44h${width / 2 - 70}q78-60 156 0h${width / 2 - 70}v18z`, s.trim) +
          circle(left + width / 2, 40, 10, s.awning)
  const arched = seed % 5 > 2
  const windows = Array.from({ length: 3 }, (_, i) => {
    const x = left + 44 + i * 120
    return (
      rect(x, 88, 80, 66, s.trim, arched ? 'rx="34"' : 'rx="4"') +
      (arched ? rect(x, 120, 80, 34, s.trim) : '') +
      rect(x + 6, 94, 68, 54, i === seed % 3 ? LIGHT : '#8fa9b0', arched ? 'rx="28"' : '') +
      (arched ? rect(x + 6, 120, 68, 28, i === seed % 3 ? LIGHT : '#8fa9b0') : '') +
      rect(x + 37, 94, 6, 54, s.trim) +
      rect(x - 4, 152, 88, 8, s.trim, 'rx="2"')
    )
  }).join('')
  const doorLeft = seed % 2 === 0
  const doorX = doorLeft ? left + 32 : left + width - 32 - 86
  const shopX = doorLeft ? left + 140 : left + 32
  const stripes = Array.from({ length: 10 }, (_, i) => {
    const x = left + 4 + i * 40
    return path(`M${x} 196h40v34a20 20 0 0 1-40 0z`, i % 2 ? s.trim : s.awning)
  }).join('')
  const bottles = Array.from({ length: 7 }, (_, i) => {
    const x = shopX + 24 + i * 28
    const h = 22 + Math.round(next() * 10)
    return (
      rect(x, 316 - h, 12, h, ['#5a3216', '#c2410c', '#1f4b4a'][i % 3] ?? '#5a3216', 'rx="3"') +
      rect(x + 3.5, 316 - h - 12, 5, 14, '#5a3216', 'rx="2"')
    )
  }).join('')
  const plant = (x: number) =>
    path(
      `M${x} 356q-22-40-8-70 10 22 10 40 0-40 18-62 8 34-6 66 10-16 22-22-2 32-20 48z`,
      '#3f6b4f',
    ) + path(`M${x - 12} 344h44l-6 32h-32z`, '#c2410c')
  return (
    rect(0, 0, 600, 400, s.sky) +
    circle(seed % 2 ? 500 : 96, 92, 44, '#fff4da', 'opacity=".9"') +
    far +
    rect(0, 366, 600, 34, '#d9c8b4') +
    rect(0, 366, 600, 5, '#bfab95') +
    rect(left, 56, width, 312, s.wall) +
    rect(left + width * 0.62, 56, width * 0.38, 312, '#1a0d06', 'opacity=".08"') +
    roof +
    windows +
    rect(left, 184, width, 184, s.door) +
    rect(shopX, 246, 236, 92, LIGHT, 'rx="3"') +
    path(`M${shopX} 338l92-92h56l-92 92z`, '#fff', 'opacity=".35"') +
    rect(shopX, 316, 236, 5, s.wall) +
    bottles +
    line(`M${shopX + 118} 246v92`, s.door, 6) +
    rect(doorX, 246, 86, 120, s.trim, 'rx="4"') +
    rect(doorX + 8, 254, 70, 112, s.awning) +
    rect(doorX + 16, 262, 54, 56, LIGHT, 'rx="3"') +
    circle(doorX + 66, 330, 4, '#f2b23e') +
    stripes +
    rect(left, 188, width, 12, s.awning) +
    line(`M${left + width} 110h44`, s.door, 5) +
    circle(left + width + 34, 146, 30, s.door) +
    group(`translate(${n(left + width + 17)} 129) scale(.34)`, motifOf(id)(sign)) +
    ellipse(300, 372, 240, 6, '#3a2210', 'opacity=".12"') +
    plant(left - 18) +
    (seed % 3 ? plant(left + width - 6) : '')
  )
}
