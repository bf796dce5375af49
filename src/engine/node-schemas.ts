import * as v from 'valibot'
import type { Action, ActionSlot, Source } from './contract'

type ActionSlots = { readonly [S in ActionSlot]?: Action }

/** `config.on` for a widget's schema. `useAct` checks the action itself; a broken slot is no action. */
export const actionSlots = v.optional(
  v.fallback(v.record(v.string(), v.unknown()), {}) as unknown as v.GenericSchema<ActionSlots>,
)

/** `config.bind` for a widget with `ownData`, which reads its binding itself. */
export const boundSource = v.optional(
  v.looseObject({ from: v.string() }) as unknown as v.GenericSchema<Source>,
)
