import { cup } from './cup'
import { circle, ellipse, group, line, n, path, random, rect } from './svg'

const range = (count: number) => Array.from({ length: count }, (_, i) => i)

/** Terraces of tea on a hill, in the morning. */
function teaHill(): string {
  const row = (y: number, tint: string) =>
    path(`M330 ${y}q60-34 130-26t120-18 110-6 110-22v${400 - y + 60}H250z`, tint)
  const next = random(11)
  return (
    `<linearGradient id="s" x2="0" y2="1"><stop stop-color="#12443c"/><stop offset=".5" stop-color="#5f9a7c"/><stop offset="1" stop-color="#e8d9a0"/></linearGradient>` +
    rect(0, 0, 800, 400, 'url(#s)') +
    circle(640, 96, 52, '#f7e3a4') +
    circle(640, 96, 84, '#f7e3a4', 'opacity=".22"') +
    path('M0 250q140-90 300-30t240-70 260-10v260H0z', '#2f6b57', 'opacity=".8"') +
    path('M0 290q180-50 340 0t460-60v170H0z', '#1f5445') +
    range(5)
      .map((i) =>
        row(276 + i * 32, ['#2c6a4a', '#3c7d4f', '#4b8c50', '#3c7d4f', '#2c6a4a'][i] ?? ''),
      )
      .join('') +
    range(34)
      .map(() => {
        const x = 400 + next() * 390
        const y = 268 + next() * 120
        return path(`M${n(x)} ${n(y)}q6-16 20-18-2 16-20 18z`, '#a9c46c')
      })
      .join('') +
    path('M0 350q200-34 420 4v46H0z', '#133c33')
  )
}

/** A table by the window, laid for four. */
const teaTable = () =>
  rect(0, 0, 800, 400, '#23423a') +
  rect(430, 24, 330, 220, '#cfe3d2') +
  path('M430 200q80-70 160-30t170-40v114H430z', '#7fae8d') +
  line('M595 24v220M430 130h330', '#16302a', 10) +
  rect(424, 18, 342, 232, 'none', 'stroke="#16302a" stroke-width="12"') +
  rect(0, 318, 800, 82, '#7a4a28') +
  rect(0, 318, 800, 9, '#b9783c') +
  group('translate(330 -8) scale(1.02)', cup('teapot', '#c46a1e', 200, 1)) +
  group('translate(560 96) scale(.7)', cup('gaiwan', '#d99a2b', 200, 2)) +
  group('translate(440 158) scale(.55)', cup('gaiwan', '#d99a2b', 200, 4))

/** Tins and wrapped cakes on shelves, by lamplight. */
function teaShelf(): string {
  const tints = ['#2f6b52', '#a8452f', '#d9a05b', '#2f5d8c', '#efe3c8']
  const tin = (x: number, y: number, at: number) =>
    rect(x, y - 74, 46, 74, tints[at % 5] ?? '', 'rx="5"') +
    rect(x - 3, y - 86, 52, 20, '#e9d6ae', 'rx="5"') +
    rect(x + 8, y - 52, 30, 30, '#fff7e6', 'rx="3" opacity=".85"')
  const cake = (x: number, y: number) =>
    circle(x, y - 38, 38, '#e9dcc0') +
    circle(x, y - 38, 25, 'none', 'stroke="#b5542f" stroke-width="3"') +
    circle(x, y - 38, 8, '#b5542f')
  return (
    rect(0, 0, 800, 400, '#241914') +
    circle(590, 60, 190, '#f6b756', 'opacity=".14"') +
    circle(590, 60, 90, '#f6b756', 'opacity=".2"') +
    [146, 262, 378]
      .map(
        (y, level) =>
          range(5)
            .map((i) =>
              (i + level) % 3 === 1 ? cake(446 + i * 74, y) : tin(424 + i * 74, y, i + level),
            )
            .join('') +
          rect(392, y, 408, 12, '#6b4023') +
          rect(392, y, 408, 4, '#a5713f'),
      )
      .join('') +
    line('M590 0v34', '#0c0806', 5) +
    ellipse(590, 44, 26, 14, '#ffe7b0')
  )
}

/** Scenes of a tea house, by the id of their banner. */
export const TEA_SCENES: Readonly<Record<string, () => string>> = {
  'tea-hill': teaHill,
  'tea-table': teaTable,
  'tea-shelf': teaShelf,
}
