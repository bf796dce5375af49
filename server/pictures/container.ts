import { label } from './label'
import type { Palette } from './palette'
import {
  circle,
  clip,
  group,
  hash,
  line,
  mirrored,
  mix,
  n,
  type Profile,
  path,
  pick,
  rect,
} from './svg'

export const CONTAINERS = ['can', 'bottle', 'tin', 'cake'] as const
export type Container = (typeof CONTAINERS)[number]

const CAN: Profile = {
  from: [35, 126],
  to: [
    [36, 132],
    [42, 142, 46, 146, 46, 156],
    [46, 322],
    [46, 331, 41, 334, 38, 340],
  ],
}

const BOTTLE: Profile = {
  from: [14, 62],
  to: [
    [14, 110],
    [14, 146, 44, 150, 44, 190],
    [44, 326],
    [44, 336, 40, 340, 34, 340],
  ],
}

const BOTTLE_GLASS = ['#5a3216', '#20352c', '#2a2320'] as const

/** A can standing on y = 340, its label all around. */
function can(name: string, colours: Palette, cx: number): string {
  const body = mirrored(CAN, cx)
  return (
    path(
      mirrored(
        {
          from: [33, 121],
          to: [
            [35, 124],
            [35, 130],
          ],
        },
        cx,
      ),
      '#c9ced2',
    ) +
    rect(cx - 33, 119, 66, 4, '#eef0f1', 'rx="2"') +
    clip(
      'c',
      path(body, '#000'),
      group(`translate(${n(cx - 46)} 134)`, label(name, colours, 92, 200)) +
        rect(cx - 46, 120, 92, 15, '#d5d9dc') +
        rect(cx - 46, 331, 92, 10, '#b9bfc4') +
        rect(cx + 20, 120, 30, 222, '#140a04', 'opacity=".2"') +
        rect(cx - 40, 120, 9, 222, '#fff', 'opacity=".3"') +
        rect(cx - 27, 120, 3, 222, '#fff', 'opacity=".2"'),
    )
  )
}

/** A bottle standing on y = 340 with a label on its body and a band at its neck. */
function bottle(name: string, colours: Palette, cx: number): string {
  const tint = pick(BOTTLE_GLASS, hash(`glass ${name}`))
  return (
    clip(
      'c',
      path(mirrored(BOTTLE, cx), '#000'),
      rect(cx - 46, 60, 92, 282, tint) +
        path(`M${n(cx - 46)} 100h92v28q-46 12-92 0z`, colours.base) +
        path(`M${n(cx - 46)} 124q46 12 92 0v5q-46 12-92 0z`, colours.accent) +
        group(`translate(${n(cx - 44)} 196)`, label(name, colours, 88, 118)) +
        rect(cx + 18, 60, 30, 282, '#0a0502', 'opacity=".26"') +
        line(`M${n(cx - 35)} 330V196q0-24 14-40`, '#fff', 6, 'opacity=".28"') +
        rect(cx - 9, 66, 4, 50, '#fff', 'rx="2" opacity=".3"'),
    ) +
    rect(cx - 17, 50, 34, 15, colours.accent, 'rx="3"') +
    rect(cx - 17, 60, 34, 6, mix(colours.accent, '#000000', 0.2), 'rx="2"')
  )
}

/** A tin for tea with its lid. */
function tin(name: string, colours: Palette, cx: number): string {
  return (
    clip(
      'c',
      rect(cx - 50, 160, 100, 180, '#000', 'rx="10"'),
      group(`translate(${n(cx - 50)} 192)`, label(name, colours, 100, 148)) +
        rect(cx - 50, 160, 100, 40, colours.accent) +
        rect(cx - 50, 196, 100, 5, mix(colours.accent, '#000000', 0.3)) +
        rect(cx + 24, 160, 30, 182, '#140a04', 'opacity=".18"') +
        rect(cx - 42, 160, 9, 182, '#fff', 'opacity=".3"'),
    ) + rect(cx - 14, 150, 28, 12, mix(colours.accent, '#000000', 0.2), 'rx="5"')
  )
}

/** A pressed cake in its wrapper, on its edge. */
function cake(name: string, colours: Palette, cx: number): string {
  const round = circle(cx, 266, 74, '#000')
  return (
    clip(
      'c',
      round,
      group(`translate(${n(cx - 74)} 192)`, label(name, colours, 148, 148)) +
        circle(cx, 266, 69, 'none', `stroke="${colours.accent}" stroke-width="10" opacity=".7"`) +
        circle(cx + 40, 290, 80, '#140a04', 'opacity=".08"'),
    ) +
    circle(cx, 266, 73, 'none', `stroke="${mix(colours.base, '#000000', 0.35)}" stroke-width="2.5"`)
  )
}

const DRAW: Record<Container, typeof can> = { can, bottle, tin, cake }

/** A vessel of a kind with the label of a name, its middle at `cx`. */
export function container(kind: Container, name: string, colours: Palette, cx: number): string {
  return DRAW[kind](name, colours, cx)
}
