import * as v from 'valibot'
import { live, liveMessage, liveRoom } from '../../api/live/shapes'

const text = (by: string) => v.fallback(v.optional(v.string(), by), by)

/** Only examples carry streams; everybody else asks for them page by page. */
export const listValue = v.optional(v.array(live))

export const listConfig = v.object({
  columns: v.fallback(v.optional(v.picklist([1, 2]), 2), 2),
  pageSize: v.fallback(v.optional(v.pipe(v.number(), v.minValue(1), v.maxValue(50)), 15), 15),
  /** All, on air, followed. */
  filter: v.fallback(v.optional(v.boolean(), true), true),
  itemUrl: text('/views/index?url=/live/show&id={id}'),
})
export type LiveListConfig = v.InferOutput<typeof listConfig>

/** Only examples carry a room, with what is said in it; it then asks the server for nothing. */
export const roomValue = v.optional(
  v.object({
    room: liveRoom,
    messages: v.optional(v.array(liveMessage), []),
    playUrl: v.optional(v.string(), ''),
  }),
)
export type RoomValue = v.InferOutput<typeof roomValue>

export const roomConfig = v.object({
  /** The parameter of the page's address that names the stream. */
  idParam: text('id'),
  listUrl: text('/views/index?url=/live/index'),
  productUrl: text('/views/index?url=/product/show&id={id}'),
})
export type RoomConfig = v.InferOutput<typeof roomConfig>
