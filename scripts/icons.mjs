// Makes the icon set and the tab pictures from lucide (ISC).
//   node scripts/icons.mjs          src/assets/icons.svg (browsers), src/ui/icon/icons.scss (mini-programs), icons.ts (names)
//   node scripts/icons.mjs --tabs   also src/assets/tab/*.png, drawn by Chromium
//   node scripts/icons.mjs --tabs --brand teahouse   brand/teahouse/tabs/ alone, in its colours
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { importTypeScript } from './lib/import-typescript.mjs'
import { writeTabs } from './lib/tab-pictures.mjs'

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..')
const source = path.join(root, 'node_modules/lucide-static/icons')
const target = path.join(root, 'src/ui/icon')
const STROKE = 1.75

/** Our name → lucide's name, where they differ; a bare name is the same in both. */
const ICONS = [
  ['home', 'house'],
  'trophy',
  'store',
  'user',
  'users',
  'search',
  'bell',
  ['cart', 'shopping-cart'],
  'heart',
  'star',
  'clock',
  'calendar',
  'history',
  'chevron-left',
  'chevron-right',
  'chevron-up',
  'chevron-down',
  'arrow-right',
  'arrow-up-down',
  'x',
  'plus',
  'minus',
  'check',
  ['more', 'ellipsis'],
  'menu',
  ['grid', 'layout-grid'],
  'list',
  'map-pin',
  'navigation',
  'phone',
  'mail',
  'qr-code',
  ['scan', 'scan-line'],
  ['share', 'share-2'],
  'copy',
  'link',
  'gift',
  'ticket',
  ['coupon', 'ticket-percent'],
  'crown',
  'medal',
  'flame',
  'tag',
  'wallet',
  'credit-card',
  'banknote',
  'coins',
  'receipt',
  'package',
  'truck',
  ['returns', 'rotate-ccw'],
  'trending-up',
  'trending-down',
  ['bar-chart', 'chart-column'],
  ['line-chart', 'chart-line'],
  'gauge',
  'settings',
  'globe',
  'languages',
  'moon',
  'sun',
  ['text-size', 'a-large-small'],
  ['sign-out', 'log-out'],
  'shield-check',
  'lock',
  'key-round',
  'beer',
  'layers',
  'building-2',
  'briefcase',
  'cpu',
  'thermometer',
  'droplet',
  'power',
  'wifi',
  'wifi-off',
  'zap',
  'wrench',
  ['alert', 'triangle-alert'],
  'info',
  ['help', 'circle-help'],
  'circle-check',
  'circle-x',
  'camera',
  'image',
  'play',
  'video',
  'upload',
  ['download', 'download'],
  ['trash', 'trash-2'],
  ['edit', 'square-pen'],
  'eye',
  'eye-off',
  'file-text',
  'headphones',
  ['message', 'message-circle'],
  'send',
  ['filter', 'sliders-horizontal'],
  ['refresh', 'refresh-cw'],
  ['drag', 'grip-vertical'],
].map((icon) => (typeof icon === 'string' ? [icon, icon] : icon))

/** Drawn filled as well, as `<name>-fill`. */
const FILLED = ['heart', 'star', 'play']

/** The tabs of src are the default brand's. */
const OWN = {
  tabs: { home: 'house', ranking: 'trophy', store: 'store', user: 'user' },
  colour: '#c2410c',
  dark: '#fb923c',
}

const attributes = (text) =>
  Object.fromEntries(
    [...text.matchAll(/([a-z0-9-]+)="([^"]*)"/g)].map(([, key, value]) => [key, value]),
  )

/** A path that starts with a relative move is relative to the path before it once they are joined. */
function absoluteStart(d) {
  const number = '(-?(?:\\d+\\.?\\d*|\\.\\d+))'
  const start = d.match(new RegExp(`^m\\s*${number}[\\s,]*${number}[\\s,]*(.*)$`, 's'))
  if (!start) return d
  const [, x, y, rest] = start
  return `M${x} ${y}${/^[-.\d]/.test(rest) ? 'l' : ''}${rest}`
}

const ellipse = (cx, cy, rx, ry) =>
  `M${cx - rx} ${cy}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0`

function rectangle({ x = 0, y = 0, width, height, rx, ry }) {
  const [l, t, w, h] = [x, y, width, height].map(Number)
  const r = Number(rx ?? ry ?? 0)
  if (!r) return `M${l} ${t}h${w}v${h}h${-w}z`
  const arc = (dx, dy) => `a${r} ${r} 0 0 1 ${dx} ${dy}`
  return `M${l + r} ${t}h${w - 2 * r}${arc(r, r)}v${h - 2 * r}${arc(-r, r)}h${2 * r - w}${arc(-r, -r)}v${2 * r - h}${arc(r, -r)}z`
}

const SHAPES = {
  path: ({ d }) => absoluteStart(d.trim()),
  circle: ({ cx, cy, r }) => ellipse(+cx, +cy, +r, +r),
  ellipse: ({ cx, cy, rx, ry }) => ellipse(+cx, +cy, +rx, +ry),
  line: ({ x1, y1, x2, y2 }) => `M${x1} ${y1}L${x2} ${y2}`,
  polyline: ({ points }) => `M${points.trim()}`,
  polygon: ({ points }) => `M${points.trim()}z`,
  rect: rectangle,
}

/** All shapes of an icon as the data of one path. */
async function pathOf(name) {
  const svg = await readFile(path.join(source, `${name}.svg`), 'utf8')
  const inner = svg.slice(svg.indexOf('>', svg.indexOf('<svg')) + 1)
  const shapes = [...inner.matchAll(/<([a-z]+)\s([^>]*?)\/?>/gs)]
  return shapes
    .map(([, tag, text]) => {
      const shape = SHAPES[tag]
      if (!shape) throw new Error(`${name}.svg: no rule for <${tag}>`)
      return shape(attributes(text))
    })
    .join('')
    .replace(/\s+/g, ' ')
    .replace(/\s(?=[a-zA-Z-])/g, '')
    .replace(/([a-zA-Z])\s/g, '$1')
    .replace(/(\d\.\d{2})\d+/g, '$1')
}

const strokeOf = (colour = '#000', fill = 'none') =>
  `fill='${fill}' stroke='${colour}' stroke-width='${STROKE}' stroke-linecap='round' stroke-linejoin='round'`

const svgOf = (d, { colour, fill, size }) =>
  `<svg xmlns='http://www.w3.org/2000/svg' width='${size}' height='${size}' viewBox='0 0 24 24' ${strokeOf(colour, fill)}><path d='${d}'/></svg>`

/** The mask of mini-programs: all icons in one picture, of which a class shows one. */
const CELL = 24

function maskOf(icons) {
  const columns = Math.ceil(Math.sqrt(icons.length))
  const rows = Math.ceil(icons.length / columns)
  const places = icons.map(([name, d, filled], index) => {
    const [column, row] = [index % columns, Math.floor(index / columns)]
    const place = `translate(${column * CELL} ${row * CELL})`
    return {
      name,
      path: `<path transform='${place}'${filled ? " fill='#000'" : ''} d='${d}'/>`,
      left: percent(column / (columns - 1)),
      top: percent(row / (rows - 1)),
    }
  })
  const box = `0 0 ${columns * CELL} ${rows * CELL}`
  const head = `<svg xmlns='http://www.w3.org/2000/svg' viewBox='${box}' ${strokeOf()}>`
  return {
    uri: dataUri(`${head}${places.map(({ path }) => path).join('')}</svg>`),
    size: `${percent(columns)} ${percent(rows)}`,
    places,
  }
}

const percent = (share) => (share === 0 ? '0' : `${Number((share * 100).toFixed(4))}%`)

const dataUri = (svg) =>
  `data:image/svg+xml,${svg.replace(/</g, '%3C').replace(/>/g, '%3E').replace(/#/g, '%23')}`

const symbolOf = (name, d) => `<symbol id="${name}" viewBox="0 0 24 24"><path d="${d}"/></symbol>`

/** Of the bar of the tabs in browsers; a brand's stand in place of ours (config/brand). */
const tabSymbols = (tabs) =>
  Promise.all(
    Object.entries(tabs).map(async ([tab, icon]) => symbolOf(`tab-${tab}`, await pathOf(icon))),
  )

async function writeIcons() {
  await mkdir(target, { recursive: true })
  const icons = await Promise.all(ICONS.map(async ([ours, theirs]) => [ours, await pathOf(theirs)]))
  const ts = `// Made by scripts/icons.mjs from lucide (ISC). Do not edit.

/** Names of the icons. Types only: browsers read src/assets/icons.svg, mini-programs icons.scss. */
export type PlainIconName =
${icons.map(([name]) => `  | '${name}'`).join('\n')}

/** Names that are also drawn filled, as \`<name>-fill\`. */
export type FilledIconName = ${FILLED.map((name) => `'${name}-fill'`).join(' | ')}

export type IconName = PlainIconName | FilledIconName
`
  const symbols = [...icons.map(([name, d]) => symbolOf(name, d)), ...(await tabSymbols(OWN.tabs))]
  const sprite = `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join('\n')}\n</svg>\n`
  const mask = maskOf(
    icons.flatMap(([name, d]) => [
      [name, d, false],
      ...(FILLED.includes(name) ? [[`${name}-fill`, d, true]] : []),
    ]),
  )
  const scss = `/* Made by scripts/icons.mjs from lucide (ISC). Do not edit. Mini-programs only. */
.tp-icon--mask {
  -webkit-mask: url("${mask.uri}") no-repeat;
  -webkit-mask-size: ${mask.size};
  -webkit-mask-position: var(--at);
}

${mask.places.map(({ name, left, top }) => `.tp-i-${name} {\n  --at: ${left} ${top};\n}`).join('\n\n')}
`
  await writeFile(path.join(target, 'icons.ts'), ts)
  await writeFile(path.join(root, 'src/assets/icons.svg'), sprite)
  await writeFile(path.join(target, 'icons.scss'), scss)
  console.log(`${icons.length} icons, sprite ${sprite.length} bytes`)
}

const draw = async (icon, look) => svgOf(await pathOf(icon), look)
const { values } = parseArgs({
  options: { tabs: { type: 'boolean', default: false }, brand: { type: 'string' } },
})
if (values.brand) {
  const { brand } = await importTypeScript(`brand/${values.brand}/index.ts`)
  const { paletteOf } = await importTypeScript('config/brand/brand.ts')
  const { coloursOf } = await importTypeScript('config/brand/rewrite.ts')
  const styles = await readFile(path.join(root, 'src/app.scss'), 'utf8')
  const { 'brand-600': dark } = paletteOf(brand, coloursOf(styles)).dark
  const folder = path.join(root, 'brand', values.brand, 'tabs')
  await writeFile(
    path.join(folder, 'symbols.svg'),
    `${(await tabSymbols(brand.tabs)).join('\n')}\n`,
  )
  await writeTabs({ ...brand, dark }, draw, folder)
} else {
  await writeIcons()
  if (values.tabs) await writeTabs(OWN, draw, path.join(root, 'src/assets/tab'))
}
