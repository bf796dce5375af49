import { PAGE_SIZE } from '../../../../shared/constants'
import type { Layout } from '.'

/** Cards side by side on a phone, and the room of a row of them, px. */
export const CARD_ROOM: Readonly<Record<Layout, { height: number; columns: number }>> = {
  '1big': { height: 390, columns: 1 },
  '1small': { height: 136, columns: 1 },
  '2col': { height: 316, columns: 2 },
  '3col': { height: 210, columns: 3 },
  swipe: { height: 270, columns: PAGE_SIZE },
}
