import { defineWidget } from '../../engine/contract'
import { exampleRoom, exampleTalk } from './examples'
import { Live } from './live'
import { LiveList } from './live-list'
import { listConfig, listValue, roomConfig, roomValue } from './schema'

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
