import { PAGE_SIZE } from '../../../shared/constants'

/** What a card may show besides its picture and its name. */
export const FIELDS = ['style', 'abv', 'tags', 'price', 'marketPrice', 'sold', 'add'] as const
export type Field = (typeof FIELDS)[number]

/** How cards lie: one a row large or small, two or three side by side, or in one row that scrolls. */
export const LAYOUTS = ['1big', '1small', '2col', '3col', 'swipe'] as const
export type Layout = (typeof LAYOUTS)[number]

/** What may stand above a list of products and, as `add`, on its cards. */
export const CONTROLS = ['classes', 'sort', 'filter', 'layout', 'count', 'add'] as const
export type Control = (typeof CONTROLS)[number]

/** Cards side by side on a phone, and the room of a row of them, px. */
export const CARD_ROOM: Readonly<Record<Layout, { height: number; columns: number }>> = {
  '1big': { height: 390, columns: 1 },
  '1small': { height: 136, columns: 1 },
  '2col': { height: 316, columns: 2 },
  '3col': { height: 210, columns: 3 },
  swipe: { height: 270, columns: PAGE_SIZE },
}

/** The room a list of so many cards takes, px at 375. */
export function roomOf(layout: Layout, cards: number): number {
  const { height, columns } = CARD_ROOM[layout]
  return height * Math.ceil(cards / columns)
}
