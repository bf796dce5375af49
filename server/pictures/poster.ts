import { isCup } from './cup'
import { GLASSES, type Glass, glass } from './glass'
import { motifOf } from './motifs'
import { beerColour, paletteOf } from './palette'
import { avatar } from './people'
import { qrDrawing } from './qr'
import { circle, clip, ellipse, group, hash, line, mix, path, pick, random, rect } from './svg'

export const POSTER = { width: 600, height: 900 } as const

/** Where the scene ends and the card begins. */
const GROUND = 640

/**
 * The scene of a template, 600 × 640: a glass or a cup before a disc, on the colours that its name gives it. The
 * name is `<glass>.<srm>.<words>`; the words choose motif and colours as they do on a label.
 */
function scene(glassName: Glass, srm: number, name: string): string {
  const colours = paletteOf(name)
  const next = random(hash(name))
  const deep = mix(colours.base, '#000000', 0.18)
  const bubbles = Array.from({ length: 14 }, () =>
    circle(40 + next() * 520, 120 + next() * 440, 2 + next() * 5, colours.ink, 'opacity=".22"'),
  ).join('')
  return (
    rect(0, 0, 600, GROUND, colours.base) +
    circle(300, 372, 252, deep) +
    circle(300, 372, 206, colours.accent, 'opacity=".92"') +
    circle(
      300,
      372,
      206,
      'none',
      `stroke="${colours.ink}" stroke-width="3" stroke-dasharray="2 12"`,
    ) +
    group('translate(36 150) rotate(-10 50 50) scale(1.5)', motifOf(name)(colours)) +
    group('translate(424 172) rotate(12 50 50) scale(1.3)', motifOf(name)(colours)) +
    bubbles +
    ellipse(300, 612, 150, 16, '#000', 'opacity=".28"') +
    group('translate(20 128) scale(1.4)', glass(glassName, srm, 200, hash(name))) +
    line(`M0 ${GROUND + 1}h600`, beerColour(srm), 6)
  )
}

/** A template without a person on it: what the list of templates shows. */
export function posterScene(id: string): string | undefined {
  const [glassName, srm, name] = id.split('.')
  const colour = Number(srm)
  const known = GLASSES.find((each) => each === glassName)
  if (!known || !name || !(colour >= 1 && colour <= 40)) return undefined
  return rect(0, 0, 600, 900, '#fffaf3') + scene(known, colour, name) + blankCard(name)
}

/** What stands where name and code will be. */
function blankCard(name: string): string {
  const tone = pick(['#e7d9c6', '#dfe3da', '#e6dcdd'], hash(name))
  return (
    circle(90, 738, 46, tone) +
    rect(156, 712, 180, 22, tone, 'rx="11"') +
    rect(156, 750, 120, 16, tone, 'rx="8"') +
    rect(408, 680, 150, 150, tone, 'rx="10"')
  )
}

const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)

const text = (x: number, y: number, size: number, fill: string, words: string, more = '') =>
  `<text x="${x}" y="${y}" font-size="${size}" fill="${fill}" font-family="-apple-system,'PingFang SC','Noto Sans SC','Noto Sans CJK SC','Microsoft YaHei',sans-serif"${more && ` ${more}`}>${escaped(words)}</text>`

/** Wide signs count twice, so that Chinese and Latin names are cut at the same width. */
function cut(words: string, most: number): string {
  let width = 0
  let kept = ''
  for (const sign of words) {
    width += sign.charCodeAt(0) > 0x2e7f ? 2 : 1
    if (width > most) return `${kept}…`
    kept += sign
  }
  return kept
}

const LINES = {
  en: { invites: 'has a glass for you', pours: 'has a cup for you', scan: 'Scan to join' },
  zh: { invites: '请你喝一杯', pours: '请你喝杯茶', scan: '扫码加入' },
} as const

const hex = (words: string) => Buffer.from(words, 'utf8').toString('hex')
const unhex = (digits = '') => Buffer.from(digits, 'hex').toString('utf8')

interface Invitation {
  /** `<glass>.<srm>.<words>` of the template. */
  readonly template: string
  readonly language: keyof typeof LINES
  readonly avatarId: string
  readonly name: string
  readonly headline: string
  /** What the code says. */
  readonly content: string
  /** What the house is called. */
  readonly house: string
}

/** The id of the picture below: everything on it, so that it may be cached for ever. */
export const posterId = ({ template, language, avatarId, house, ...said }: Invitation) =>
  [template, language, avatarId]
    .concat([cut(said.name, 18), said.headline, said.content, house].map(hex))
    .join('.')

/** The whole poster in one picture, so that a long press saves it: scene, inviter, code. */
export function poster(id: string): string | undefined {
  const [glassName, srm, words, language = '', avatarId = '', name, headline, content, house] =
    id.split('.')
  const colour = Number(srm)
  const known = GLASSES.find((each) => each === glassName)
  const lines = language === 'zh' || language === 'en' ? LINES[language] : undefined
  const code = qrDrawing(unhex(content), 184)
  if (!known || !words || !(colour >= 1 && colour <= 40) || !lines || !code || !content)
    return undefined
  const { ink } = paletteOf(words)
  return (
    rect(0, 0, 600, 900, '#fffaf3') +
    scene(known, colour, words) +
    text(
      300,
      92,
      (headline ?? '').length > 36 ? 36 : 48,
      ink,
      unhex(headline),
      'font-weight="700" text-anchor="middle"',
    ) +
    path(`M0 ${GROUND}h600v260H0z`, '#fffaf3') +
    group(
      'translate(40 690)',
      clip('poster-face', circle(50, 50, 50, '#fff'), group('scale(.5)', avatar(avatarId))),
    ) +
    text(160, 732, 34, '#1c1917', unhex(name), 'font-weight="700"') +
    text(160, 774, 24, '#57534e', isCup(known) ? lines.pours : lines.invites) +
    group('translate(388 656)', code) +
    text(480, 866, 20, '#57534e', lines.scan, 'text-anchor="middle"') +
    text(40, 866, 22, '#c2410c', unhex(house), 'font-weight="700"')
  )
}
