import type { Language, Options, Tone } from './arguments'

/** Who walks over which addresses, as e2e/support/pages.ts has it. */
export interface Walk {
  readonly whose: string
  readonly mobile?: string
  readonly addresses: readonly string[]
}

/** A page in one of its states. */
export interface Stop {
  /** Names it in files: the same in every run, without a dot. */
  readonly page: string
  readonly noun: string
  readonly address: string
  readonly whose: string
  /** Nobody is logged in without one. */
  readonly mobile?: string
}

/** How a page is looked at. */
export interface View {
  readonly width: number
  readonly language: Language
  readonly tone: Tone
}

/** Pages that are opened one after the other by the same person. */
export interface Trip extends Omit<View, 'tone'> {
  readonly whose: string
  readonly mobile?: string
  readonly stops: readonly Stop[]
}

/** Pages a trip, so that two browsers end at about the same time. */
const LONGEST = 20

/** These show what their address names. */
const SHOWN_INSIDE = ['/views/index', '/auto/edit']

/** The first word of what an address leads to. */
export function nounOf(address: string): string {
  const { pathname, searchParams } = new URL(address.replace('/#/', '/'), 'https://taproom.example')
  const inner = SHOWN_INSIDE.includes(pathname) ? searchParams.get('url') : undefined
  return (inner ?? pathname).split('/')[1] ?? ''
}

const wordsOf = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')

/** All pages whose address fits, by their noun. */
export function stopsOf(walks: readonly Walk[], pages: RegExp): readonly Stop[] {
  return walks
    .flatMap(({ whose, mobile, addresses }) =>
      addresses
        .filter((address) => pages.test(address))
        .map((address) => ({
          page: `${wordsOf(address)}@${wordsOf(whose)}`,
          noun: nounOf(address),
          address,
          whose,
          ...(mobile !== undefined && { mobile }),
        })),
    )
    .sort((left, right) => inOrder(left.noun, right.noun) || inOrder(left.page, right.page))
}

const inOrder = (left: string, right: string) => (left === right ? 0 : left < right ? -1 : 1)

/** Who opens what in which width and language. A trip has each tone, as that needs no other page. */
export function tripsOf(
  stops: readonly Stop[],
  { widths, languages }: Pick<Options, 'widths' | 'languages'>,
): readonly Trip[] {
  const people = new Map<string, Stop[]>()
  for (const stop of stops) people.set(stop.whose, [...(people.get(stop.whose) ?? []), stop])
  const views = widths.flatMap((width) => languages.map((language) => ({ width, language })))
  return views.flatMap((view) =>
    [...people].flatMap(([whose, all]) =>
      Array.from({ length: Math.ceil(all.length / LONGEST) }, (_, at) => ({
        ...view,
        whose,
        ...(all[0]?.mobile !== undefined && { mobile: all[0].mobile }),
        stops: all.slice(at * LONGEST, (at + 1) * LONGEST),
      })),
    ),
  )
}

/** The picture of a page. */
export const fileOf = (page: string, { width, language, tone }: View): string =>
  `${page}.${width}.${language}.${tone}.png`

/** The page of a picture. */
export const pageOfFile = (file: string): string => file.split('.')[0] ?? ''
