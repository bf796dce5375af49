import { parseBeer } from './beer'
import { glass, heightOf } from './glass'
import { paletteOf } from './palette'
import { circle, ellipse, group, hash, mix, n, path, rect } from './svg'

const NIGHT = '#1a120d'

/** A beer under a lamp in a dark room, for the cover of a stream; 600 × 800. */
export function stage(id: string): string | undefined {
  const beer = parseBeer(id)
  if (!beer) return undefined
  const { name, glass: kind, srm } = beer
  const { base, accent } = paletteOf(name)
  const wall = mix(mix(base, '#8a3a12', 0.4), NIGHT, 0.6)
  const lamp = 250 + (hash(name) % 100)
  const scale = Math.min(2.1, 470 / (340 - heightOf(kind)))
  const bokeh = Array.from({ length: 7 }, (_, i) => {
    const seed = hash(`${name}${i}`)
    const [x, y, r] = [(seed % 600) + 0.5, 60 + ((seed >>> 5) % 380), 10 + ((seed >>> 9) % 26)]
    return circle(x, y, r, i % 2 ? accent : '#f6c983', `opacity=".${i % 3 ? 14 : 22}"`)
  }).join('')
  return (
    `<linearGradient id="room" x2="0" y2="1"><stop stop-color="${mix(wall, NIGHT, 0.5)}"/><stop offset=".7" stop-color="${wall}"/></linearGradient>` +
    `<radialGradient id="lamp" cx=".5" cy="0" r="1"><stop stop-color="#ffdf9e" stop-opacity=".5"/><stop offset="1" stop-color="#ffdf9e" stop-opacity="0"/></radialGradient>` +
    rect(0, 0, 600, 800, 'url(#room)') +
    bokeh +
    path(`M${lamp - 34} 60L${lamp - 250} 660h500L${lamp + 34} 60z`, 'url(#lamp)') +
    rect(lamp - 2, 0, 4, 34, '#0c0806') +
    path(`M${lamp - 46} 66a46 40 0 0 1 92 0z`, '#0c0806') +
    ellipse(lamp, 66, 40, 7, '#ffe7b0') +
    rect(0, 636, 600, 164, mix('#6b4023', NIGHT, 0.25)) +
    rect(0, 636, 600, 12, '#a5713f') +
    rect(0, 648, 600, 26, NIGHT, 'opacity=".22"') +
    ellipse(300, 664, 150, 13, NIGHT, 'opacity=".5"') +
    group(
      `translate(${n(300 - 200 * scale)} ${n(662 - 340 * scale)}) scale(${scale.toFixed(2)})`,
      glass(kind, srm, 200, hash(name)),
    )
  )
}
