import * as v from 'valibot'
import { defineWidget } from '../../../../engine/contract'
import {
  type LiveMessage,
  type LiveRoom,
  type LiveStatus,
  liveMessage,
  liveRoom,
  live as liveStream,
} from '../../contract-shapes'
import { Live } from './live'
import { LiveDesk } from './live-desk'
import { LiveForm } from './live-form'
import { LiveList } from './live-list'
import { LiveMine } from './own-lives'

const text = (by: string) => v.fallback(v.optional(v.string(), by), by)

/** Only examples carry streams; everybody else asks for them page by page. */
export const listValue = v.optional(v.array(liveStream))

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
  /** Where its author manages it. */
  deskUrl: text('/views/index?url=/live/desk&id={id}'),
})
export type RoomConfig = v.InferOutput<typeof roomConfig>

const author = { id: '1003', nickName: 'Zhou Yan', avatar: '/pictures/avatar/1003.svg' }

/** A stream as the gallery shows it. */
export const exampleRoom = (id: string, status: LiveStatus, title: string): LiveRoom => ({
  id,
  title,
  cover: '/pictures/live/pilsner.bottle.4.harbour-gold.svg',
  status,
  author,
  viewers: 1280,
  likes: 36_400,
  createdAt: 1_795_000_000,
  beganAt: status === 0 ? null : 1_795_003_600,
  endedAt: status > 1 ? 1_795_010_800 : null,
  startsAt: status === 0 ? 1_795_090_000 : null,
  pinnedId: status === 1 ? '2013' : '',
  notice: status === 1 ? 'Questions are answered at the full hour' : '',
  actions: [],
  products: [
    {
      id: '2001',
      name: 'Monsoon Haze',
      image: '/pictures/beer/tulip.can.6.monsoon-haze.svg',
      price: 2800,
      stock: 12,
    },
    {
      id: '2013',
      name: 'A beer whose name is long enough to be cut somewhere in the middle of it',
      image: '/pictures/beer/snifter.bottle.40.night-lantern.svg',
      price: 12_800,
      stock: 0,
    },
  ],
})

const said = (id: string, nickName: string, content: string): LiveMessage => ({
  id,
  liveId: '1',
  fromUserId: `u${nickName}`,
  nickName,
  content,
  createdAt: 1_795_003_700,
})

export const exampleTalk: LiveMessage[] = [
  said('1', 'He Wenbo', 'Cheers!'),
  said('2', '苏晴', '今晚有梅雨吗？'),
  said(
    '3',
    'Marco',
    'Somebody with a lot to say about how a pilsner has to be poured, from which height, into which glass and why the first third of it is always foam.',
  ),
]

const LONG =
  'Dry-hopping, live from the brewhouse: what three days and four kilos of hops really do'

/** `/live/index`: streams by their covers, those on air first. */
export const liveList = defineWidget(
  {
    type: 'liveList',
    version: 1,
    tier: 'commerce',
    value: listValue,
    config: listConfig,
    ownData: true,
    height: 640,
    examples: {
      full: {
        value: [
          exampleRoom('1', 1, 'Twelve taps, one evening'),
          exampleRoom('2', 0, LONG),
          exampleRoom('3', 2, '走进酒窖'),
          exampleRoom('4', 3, 'Off the air'),
        ],
        config: {},
      },
      wide: { value: [exampleRoom('1', 1, LONG)], config: { columns: 1, filter: false } },
      empty: { value: [], config: {} },
    },
  },
  LiveList,
)

/** `/live/show`: a stream with its talk, its author and what is for sale in it. */
export const live = defineWidget(
  {
    type: 'live',
    version: 1,
    tier: 'commerce',
    value: roomValue,
    config: roomConfig,
    ownData: true,
    height: 640,
    examples: {
      onAir: {
        value: { room: exampleRoom('1', 1, LONG), messages: exampleTalk },
        config: {},
      },
      soon: { value: { room: exampleRoom('2', 0, 'Into the cellar') }, config: {} },
      ended: {
        value: { room: exampleRoom('3', 2, '走进酒窖'), messages: exampleTalk },
        config: {},
      },
      forbidden: { value: { room: exampleRoom('4', 3, 'Off the air') }, config: {} },
    },
  },
  Live,
)

/** What an author's pages have in common: they are for who is logged in, and load by themselves. */
const ofAuthor = {
  version: 1,
  tier: 'commerce',
  value: v.optional(v.unknown()),
  config: v.object({}),
  ownData: true,
  needsLogin: true,
  height: 640,
} as const

/** `/live/mine`: the caller's streams, planned, on air and over. */
export const liveMine = defineWidget(
  { ...ofAuthor, type: 'liveMine', examples: { bare: { config: {} } } },
  LiveMine,
)

/** `/live/edit`: a new stream, or the one of the page's `id`. */
export const liveForm = defineWidget(
  {
    ...ofAuthor,
    type: 'liveForm',
    examples: { fresh: { config: {} }, known: { query: { id: '960002' }, config: {} } },
  },
  LiveForm,
)

/** `/live/desk`: begin, end, what is shown and said, who watches, what came of it. */
export const liveDesk = defineWidget(
  {
    ...ofAuthor,
    type: 'liveDesk',
    examples: { onAir: { query: { id: '960001' }, config: {} } },
  },
  LiveDesk,
)
