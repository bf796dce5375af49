import { type IObservableValue, observable } from 'mobx'
import { useServices } from '../../engine/services'
import type { Outbox } from './outbox'

/** One of an app: its services may be handed on as copies, what they keep by is the same. */
const boxes = new WeakMap<object, IObservableValue<Outbox | undefined>>()

/** Where the outbox stands of what keeps by this. */
export function placeOf(persistence: object): IObservableValue<Outbox | undefined> {
  const place =
    boxes.get(persistence) ?? observable.box<Outbox | undefined>(undefined, { deep: false })
  boxes.set(persistence, place)
  return place
}

/** The outbox of the app; undefined until it is there. Who draws it is an `observer`. */
export const useOutbox = (): Outbox | undefined => placeOf(useServices().persistence).get()
