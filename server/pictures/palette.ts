import { hash, mix, pick } from './svg'

/** Beer colour by SRM 1–40 (Standard Reference Method), every second step; between them the nearest. */
const SRM = [
  '#ffe699',
  '#ffd878',
  '#ffca5a',
  '#ffbf42',
  '#fbb123',
  '#f8a600',
  '#f39c00',
  '#ea8f00',
  '#e58500',
  '#de7c00',
  '#d77200',
  '#cf6900',
  '#cb6200',
  '#c35900',
  '#bb5100',
  '#b54c00',
  '#b04500',
  '#a63e00',
  '#a13700',
  '#9b3200',
  '#952d00',
  '#8e2900',
  '#882300',
  '#821e00',
  '#7b1a00',
  '#771900',
  '#701400',
  '#6a0e00',
  '#660d00',
  '#5e0b00',
  '#5a0a02',
  '#560a05',
  '#520907',
  '#4c0505',
  '#470606',
  '#440607',
  '#3f0708',
  '#3b0607',
  '#3a070b',
  '#36080a',
] as const

/** The colour of a beer. Above SRM 20 the table is redder than a glass looks, so it is browned. */
export function beerColour(srm: number): string {
  const index = Math.min(40, Math.max(1, Math.round(srm))) - 1
  return SRM[index] ?? SRM[0]
}

/** The colours of one label and of the wall behind it. */
export interface Palette {
  /** Wall: a light tint, so that a dark bottle and a pale beer both stand out. */
  readonly wall: string
  readonly disc: string
  readonly base: string
  readonly accent: string
  readonly second: string
  /** Lines and small marks on `base`. */
  readonly ink: string
}

const PALETTES: readonly [Palette, ...Palette[]] = [
  {
    wall: '#f6e7d3',
    disc: '#fbf3e6',
    base: '#1f4b4a',
    accent: '#f2b23e',
    second: '#e8623a',
    ink: '#f8ead2',
  },
  {
    wall: '#dfe9e2',
    disc: '#eff5f0',
    base: '#f6ecd9',
    accent: '#2f6b52',
    second: '#e5a32f',
    ink: '#1f3b31',
  },
  {
    wall: '#f7dfd2',
    disc: '#fcefe7',
    base: '#b6402a',
    accent: '#f7d9a0',
    second: '#2b2a3c',
    ink: '#fdeeda',
  },
  {
    wall: '#dde6ee',
    disc: '#eef3f8',
    base: '#1d3557',
    accent: '#f1c453',
    second: '#7fb2c9',
    ink: '#eef4f8',
  },
  {
    wall: '#f3e3e6',
    disc: '#faf1f3',
    base: '#7d2b45',
    accent: '#f3a6a0',
    second: '#f4d58a',
    ink: '#fbeae6',
  },
  {
    wall: '#f6edcf',
    disc: '#fcf7e6',
    base: '#f2c14e',
    accent: '#234e52',
    second: '#d9542b',
    ink: '#3a2a16',
  },
  {
    wall: '#e3e1ef',
    disc: '#f2f1f8',
    base: '#3b3561',
    accent: '#f4a259',
    second: '#9d8ec7',
    ink: '#f3eefa',
  },
  {
    wall: '#e6ebd6',
    disc: '#f3f6ea',
    base: '#56713a',
    accent: '#f4e3a1',
    second: '#d8742f',
    ink: '#f5f1da',
  },
  {
    wall: '#dceceb',
    disc: '#eef6f6',
    base: '#f4f0e6',
    accent: '#17767a',
    second: '#ef7f45',
    ink: '#12484b',
  },
  {
    wall: '#ece4db',
    disc: '#f7f2ed',
    base: '#2b2622',
    accent: '#d9a05b',
    second: '#a3502f',
    ink: '#f1e2cd',
  },
  {
    wall: '#fbe3cf',
    disc: '#fdf1e6',
    base: '#e2703a',
    accent: '#fff0d6',
    second: '#5a2a27',
    ink: '#fff4e3',
  },
  {
    wall: '#dfe7f0',
    disc: '#f0f4f9',
    base: '#f7f3ea',
    accent: '#2f5d8c',
    second: '#e08e45',
    ink: '#1e3a5a',
  },
]

/** The colours of a name, the same each time. */
export function paletteOf(name: string): Palette {
  return pick(PALETTES, hash(`colour ${name}`))
}

const channelOf = (value: number) =>
  value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4

/** Relative luminance as WCAG has it. */
function luminance(colour: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) =>
    channelOf(Number.parseInt(colour.slice(at, at + 2), 16) / 255),
  )
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

/** How far two colours stand apart: 1 the same, 21 black on white. */
export function contrast(a: string, b: string): number {
  const [low = 0, high = 0] = [luminance(a), luminance(b)].sort((one, other) => one - other)
  return (high + 0.05) / (low + 0.05)
}

/** The foam on a beer. */
export const foamColour = (srm: number) => (srm > 26 ? '#e9d3b0' : srm > 14 ? '#f8ead0' : '#fffaee')

/** What stands behind a glass: of the wall's family, and as far from beer and foam alike as that allows. */
export function backdropOf({ wall, base, accent }: Palette, srm: number): string {
  const deep = luminance(base) < luminance(accent) ? base : accent
  const tones = [0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7].map((amount) => mix(wall, deep, amount))
  const apart = (tone: string) =>
    Math.min(contrast(tone, beerColour(srm)), contrast(tone, foamColour(srm)))
  return tones.reduce((best, tone) => (apart(tone) > apart(best) ? tone : best))
}
