import { TEA_SCENES } from './banner-tea'
import { glass } from './glass'
import { motifOf } from './motifs'
import { circle, ellipse, group, line, n, path, random, rect } from './svg'

const range = (count: number) => Array.from({ length: count }, (_, i) => i)

/** Rows of hop bines under an evening sun. */
function hopField(): string {
  const next = random(7)
  const pole = (x: number, h: number, tint: string) =>
    rect(x - 2, 330 - h, 4, h, '#2a2118') +
    path(
      `M${n(x)} ${n(334 - h)}c-16 ${n(h * 0.2)}-20 ${n(h * 0.6)}-18 ${n(h - 6)}h36c2-${n(h * 0.36)}-2-${n(h * 0.74)}-18-${n(h - 6)}z`,
      tint,
    )
  const hop = (x: number, y: number, size: number) =>
    group(
      `translate(${n(x)} ${n(y)}) scale(${size})`,
      motifOf('hop')({
        wall: '',
        disc: '',
        base: '',
        accent: '#b5bd55',
        second: '#48633a',
        ink: '#8b9640',
      }),
    )
  return (
    `<linearGradient id="s" x2="0" y2="1"><stop stop-color="#4a2340"/><stop offset=".35" stop-color="#a8452f"/><stop offset=".62" stop-color="#e08a45"/></linearGradient>` +
    rect(0, 0, 800, 400, 'url(#s)') +
    circle(560, 196, 92, '#f4b45c') +
    circle(560, 196, 128, '#f4b45c', 'opacity=".22"') +
    path('M0 236q120-54 240-26t230-8 180-2 150 6v200H0z', '#7f3a31') +
    path('M0 276q160-46 330-18t260-16 210 2v160H0z', '#5c302c') +
    range(6)
      .map((i) =>
        pole(430 + i * 70, 74 + i * 22 + next() * 6, ['#3c4a2e', '#46562f'][i % 2] ?? '#3c4a2e'),
      )
      .join('') +
    path('M0 330q220-26 430-8t370-14v92H0z', '#33251f') +
    line('M420 262Q600 190 800 128', '#2a2118', 2.5) +
    hop(640, 84, 1) +
    path('M800 150C760 150 724 130 716 96 752 86 786 96 800 110z', '#48633a') +
    hop(706, 92, 1.5) +
    hop(586, 166, 0.56)
  )
}

/** Eight taps on a tiled wall, one glass filling. */
function tapWall(): string {
  const handles = ['#c2410c', '#f2b23e', '#e9dcc6', '#2f6b52', '#e2703a']
  const each = (at: (x: number) => string, draw: (d: string) => string) =>
    draw(handles.map((_, i) => at(444 + i * 76)).join(''))
  return (
    rect(0, 0, 800, 400, '#123534') +
    line(
      range(9)
        .map((i) => `M0 ${i * 46}h800`)
        .join('') +
        range(17)
          .map((i) => `M${i * 50} 0v400`)
          .join(''),
      '#1d4a48',
      2,
    ) +
    rect(0, 0, 480, 400, '#123534', 'opacity=".72"') +
    circle(610, 150, 190, '#f6c983', 'opacity=".1"') +
    rect(396, 128, 404, 34, '#b98a52', 'rx="17"') +
    rect(396, 128, 404, 10, '#e3bd86', 'rx="5"') +
    handles.map((colour, i) => rect(435 + i * 76, 40, 18, 76, colour, 'rx="9"')).join('') +
    each(
      (x) => `M${x - 4} 50v50`,
      (d) => line(d, '#fff', 4, 'opacity=".3"'),
    ) +
    each(
      (x) => `M${x - 6} 112h12v20h-12z`,
      (d) => path(d, '#8a6238'),
    ) +
    each(
      (x) => `M${x - 14} 140h28v24h-28z`,
      (d) => path(d, '#e3bd86'),
    ) +
    each(
      (x) => `M${x - 8} 162h16v22l-4 10h-8l-4-10z`,
      (d) => path(d, '#b98a52'),
    ) +
    rect(0, 350, 800, 50, '#5a3216') +
    rect(0, 350, 800, 8, '#8a5426') +
    rect(593, 192, 6, 90, '#f8a600', 'opacity=".9"') +
    group('translate(392 17) scale(1)', glass('tulip', 7, 200, 21)) +
    [672, 722, 772]
      .map(
        (x) =>
          path(`M${x - 20} 262h40l-5 90h-30z`, '#fff', 'opacity=".2"') +
          rect(x - 14, 340, 28, 12, '#fff', 'rx="3" opacity=".28"') +
          rect(x - 13, 270, 4, 64, '#fff', 'rx="2" opacity=".35"'),
      )
      .join('')
  )
}

/** Barrels in a vaulted cellar, by lamplight. */
function cellar(): string {
  const barrel = (x: number, y: number, r: number) =>
    circle(x, y, r, '#5b3317') +
    circle(x, y, r * 0.86, '#8f5a2c') +
    line(
      [-0.5, -0.17, 0.17, 0.5]
        .map((at) => {
          const half = Math.sqrt(0.72 - at * at) * r
          return `M${n(x + at * r)} ${n(y - half)}v${n(half * 2)}`
        })
        .join(''),
      '#6e4220',
      2.5,
    ) +
    circle(x, y, r * 0.93, 'none', `stroke="#2c2320" stroke-width="${n(r * 0.07)}"`) +
    circle(x + r * 0.1, y + r * 0.42, r * 0.08, '#2c2320') +
    path(
      `M${n(x - r * 0.66)} ${n(y - r * 0.3)}a${n(r * 0.74)} ${n(r * 0.74)} 0 0 1 ${n(r * 0.6)}-${n(r * 0.42)}`,
      'none',
      `stroke="#e0a869" stroke-width="${n(r * 0.06)}" stroke-linecap="round" opacity=".7"`,
    )
  return (
    rect(0, 0, 800, 400, '#221815') +
    path('M340 400V210a230 190 0 0 1 460 0v190z', '#3a2620') +
    path('M390 400V222a180 150 0 0 1 360 0v178z', '#4d3026') +
    path('M440 400V234a130 112 0 0 1 260 0v166z', '#61392a') +
    circle(570, 96, 120, '#f6b756', 'opacity=".12"') +
    circle(570, 96, 66, '#f6b756', 'opacity=".2"') +
    line('M570 0v66', '#140d0b', 4) +
    path('M552 88l6-22h24l6 22z', '#140d0b') +
    circle(570, 94, 15, '#ffdf9a') +
    ellipse(570, 372, 280, 16, '#120b09', 'opacity=".7"') +
    [450, 574, 698].map((x) => barrel(x, 310, 62)).join('') +
    [512, 636].map((x) => barrel(x, 204, 62)).join('') +
    rect(0, 372, 800, 28, '#1a110e')
  )
}

const SCENES: Readonly<Record<string, () => string>> = {
  'hop-field': hopField,
  'tap-wall': tapWall,
  cellar,
  ...TEA_SCENES,
}

/** A scene of 800 × 400; the left half stays calm for a title laid over it. */
export function banner(id: string): string | undefined {
  return SCENES[id]?.()
}
