import { cup } from './cup'
import { circle, ellipse, group, line, path, rect } from './svg'

const shadow = ellipse(200, 344, 112, 10, '#2a1a10', 'opacity=".16"')
const screen = (x: number, y: number, w: number, h: number) =>
  rect(x, y, w, h, '#10231f', 'rx="10"') +
  line(
    `M${x + 12} ${y + h - 16}l${w * 0.22}-${h * 0.3} ${w * 0.18} ${h * 0.14} ${w * 0.3}-${h * 0.36}`,
    '#f2b23e',
    5,
  ) +
  circle(x + w - 14, y + 14, 4, '#5fd38d')

/** A tap that measures what it pours. */
const tap = () =>
  shadow +
  rect(120, 318, 160, 24, '#3a2d26', 'rx="8"') +
  rect(174, 150, 52, 176, '#d5dadd', 'rx="8"') +
  rect(206, 150, 20, 176, '#9aa5ab', 'rx="8" opacity=".6"') +
  rect(110, 120, 180, 66, '#eef1f2', 'rx="33"') +
  rect(110, 156, 180, 30, '#b8c1c6', 'rx="15" opacity=".6"') +
  screen(156, 126, 88, 50) +
  [132, 268]
    .map(
      (x) =>
        rect(x - 9, 58, 18, 66, '#c2410c', 'rx="9"') +
        rect(x - 6, 64, 4, 50, '#fff', 'rx="2" opacity=".35"') +
        path(`M${x - 9} 184h18v24l-4 12h-10l-4-12z`, '#8f9aa0'),
    )
    .join('') +
  rect(108, 308, 184, 12, '#584438', 'rx="6"')

/** A cooler for two kegs with a glass door. */
const cooler = () =>
  shadow +
  rect(104, 60, 192, 282, '#2f3d40', 'rx="18"') +
  rect(250, 60, 46, 282, '#1c282b', 'rx="18" opacity=".6"') +
  screen(124, 76, 152, 48) +
  rect(122, 138, 156, 188, '#bfe0e4', 'rx="10"') +
  [164, 236]
    .map(
      (x) =>
        rect(x - 28, 206, 56, 112, '#d5dadd', 'rx="12"') +
        rect(x + 6, 206, 22, 112, '#97a3a9', 'rx="10" opacity=".6"') +
        rect(x - 31, 228, 62, 7, '#a9b3b9', 'rx="3"') +
        rect(x - 31, 290, 62, 7, '#a9b3b9', 'rx="3"') +
        rect(x - 8, 194, 16, 14, '#3a2d26', 'rx="4"') +
        circle(x, 262, 9, '#e2703a'),
    )
    .join('') +
  line('M164 194v-28M236 194v-28', '#5c7f86', 4) +
  path('M122 252l104-114h34L122 290z', '#fff', 'opacity=".28"') +
  rect(268, 196, 7, 64, '#f2b23e', 'rx="3.5"')

/** A small brewing kettle on its stand. */
const kettle = () =>
  shadow +
  line('M140 300l-16 40M260 300l16 40M200 310v32', '#3a2d26', 12) +
  path('M112 138h176v120c0 44-40 62-88 62s-88-18-88-62z', '#c77b3f') +
  path('M228 138h60v120c0 34-24 52-60 59z', '#8f4f22', 'opacity=".55"') +
  line('M134 160v92q0 20 12 34', '#f3c998', 9, 'opacity=".7"') +
  path('M112 138c0-40 40-62 88-62s88 22 88 62z', '#d98f52') +
  path('M232 82c32 10 56 28 56 56h-44c0-22-2-42-12-56z', '#8f4f22', 'opacity=".4"') +
  rect(104, 132, 192, 14, '#7a4119', 'rx="7"') +
  rect(184, 48, 32, 34, '#7a4119', 'rx="6"') +
  screen(164, 184, 84, 58) +
  rect(286, 240, 46, 14, '#d5dadd', 'rx="7"') +
  circle(318, 236, 11, '#c2410c')

/** The box that reads temperature, pressure and flow. */
const hub = () =>
  shadow +
  line('M150 130c-8-22-8-44 0-66M250 130c8-22 8-44 0-66', '#3a2d26', 9) +
  circle(150, 60, 8, '#f2b23e') +
  circle(250, 60, 8, '#f2b23e') +
  rect(84, 122, 232, 218, '#f6f2ea', 'rx="34"') +
  path(
    'M270 122h12a34 34 0 0 1 34 34v150a34 34 0 0 1-34 34h-60c30-60 48-150 48-218z',
    '#d8cfc0',
    'opacity=".7"',
  ) +
  screen(116, 152, 168, 92) +
  [140, 180, 220, 260]
    .map((x, i) => circle(x, 286, 13, ['#c2410c', '#f2b23e', '#2f6b52', '#1f4b4a'][i] ?? '#c2410c'))
    .join('') +
  [140, 180, 220, 260].map((x) => circle(x, 286, 5, '#fff', 'opacity=".6"')).join('') +
  line('M150 166q-8 0-8 8', '#fff', 3, 'opacity=".35"')

/** A machine that measures the cold tea it gives, over a bowl of porcelain. */
const teaMaker = () =>
  shadow +
  rect(96, 60, 208, 92, '#eef1f2', 'rx="26"') +
  rect(96, 112, 208, 40, '#b8c1c6', 'rx="20" opacity=".6"') +
  rect(232, 140, 60, 190, '#2f6b52', 'rx="12"') +
  rect(268, 140, 24, 190, '#1c4536', 'rx="10" opacity=".7"') +
  screen(120, 72, 104, 60) +
  path('M148 152h40l-8 22h-24z', '#8f9aa0') +
  line('M168 176v62', '#c9a24a', 6) +
  group('translate(28 92) scale(.7)', cup('gaiwan', '#d99a2b', 200, 2)) +
  rect(88, 326, 224, 16, '#3a2d26', 'rx="8"')

/** A cabinet behind whose glass door leaves steep in the cold. */
const steeper = () =>
  shadow +
  rect(104, 60, 192, 282, '#2f6b52', 'rx="18"') +
  rect(250, 60, 46, 282, '#1c4536', 'rx="18" opacity=".6"') +
  screen(124, 76, 152, 48) +
  rect(122, 138, 156, 188, '#e3efe2', 'rx="10"') +
  [154, 200, 246]
    .map(
      (x, at) =>
        rect(x - 17, 196, 34, 122, '#fdf9f0', 'rx="8" opacity=".9"') +
        rect(x - 17, 226, 34, 92, ['#d9b64a', '#c7c27a', '#b0602c'][at] ?? '', 'rx="8"') +
        rect(x - 13, 184, 26, 14, '#7a4a28', 'rx="4"') +
        path(`M${x - 8} 300q2-16 14-18-1 15-14 18z`, '#3c7d4f'),
    )
    .join('') +
  path('M122 252l104-114h34L122 290z', '#fff', 'opacity=".24"') +
  rect(268, 196, 7, 64, '#f2b23e', 'rx="3.5"')

/** A kettle for water on its heated foot. */
const waterKettle = () =>
  shadow +
  rect(112, 312, 176, 30, '#3a2d26', 'rx="10"') +
  screen(172, 316, 56, 22) +
  path('M128 308c-22-92 6-160 72-160s94 68 72 160z', '#dfe4e2') +
  path('M226 152c44 18 60 78 46 156h-34c12-60 8-120-12-156z', '#9aa8a4', 'opacity=".7"') +
  path('M134 222c-40-6-44-52-66-66l22-12c20 20 24 44 52 46z', '#c4ccc9') +
  line('M152 168c-8-70 104-70 96 0', '#7a4a28', 14) +
  rect(160, 138, 80, 14, '#7a4a28', 'rx="7"') +
  circle(200, 130, 10, '#2f6b52') +
  line('M154 190q-12 44-4 96', '#fff', 8, 'opacity=".7"')

const DRAW: Readonly<Record<string, readonly [string, string, () => string]>> = {
  tap: ['#f7e7d6', '#fcf3ea', tap],
  cooler: ['#dcebec', '#eef6f6', cooler],
  kettle: ['#f3e4d8', '#faf2ec', kettle],
  hub: ['#e6ecdb', '#f3f6ed', hub],
  'tea-maker': ['#e2ecdf', '#f1f6ef', teaMaker],
  steeper: ['#dcebe2', '#eef6f1', steeper],
  'water-kettle': ['#ece7da', '#f7f4ec', waterKettle],
}

/** A device, 400 × 400: `tap`, `cooler`, `kettle`, `hub`, or one of a tea house. */
export function device(id: string): string | undefined {
  const found = DRAW[id]
  if (!found) return undefined
  const [wall, disc, draw] = found
  return rect(0, 0, 400, 400, wall) + circle(200, 200, 160, disc) + draw()
}
