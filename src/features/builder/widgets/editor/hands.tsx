import type { ComponentType } from 'react'
import { latePart } from '../../../../engine/outlet/lazy-widget'
import type { Field } from '../../rules/describe'
import type { ControlProps } from './plain-controls'

/** What is chosen and not written. */
export type PickKind = 'link' | 'icon' | 'asset' | 'action' | 'source' | 'map'

export interface PickerProps extends ControlProps {
  readonly kind: PickKind
  /** The controls there are, handed on: a part of the editor that brought them itself would be too large. */
  readonly parts: Readonly<
    Record<'Control' | 'Line' | 'Json' | 'Reset', ComponentType<ControlProps>>
  >
}

const PICTURES = /^(image|images|picture|poster|avatar|logo|cover)$/
const WIRES: Readonly<Record<string, PickKind | undefined>> = {
  on: 'action',
  bind: 'source',
  map: 'map',
}

/** What a field is chosen by; undefined for one that is written. */
export function pickedBy({ name, kind }: Field, type?: string): PickKind | undefined {
  if (kind === 'json' || name === 'bind') return WIRES[name]
  if (kind === 'url') return 'link'
  if (kind !== 'text') return undefined
  if (name === 'icon') return 'icon'
  return PICTURES.test(name) || (type === 'image' && name === 'value') ? 'asset' : undefined
}

/** See `Conditions` of `conditions.tsx`. */
export const Conditions = latePart<ControlProps>(
  () => import('./conditions').then((part) => part.Conditions),
  null,
)

/** See `Pick`. */
export const Picker = latePart<PickerProps>(
  () => import(/* webpackChunkName: "pick" */ './pickers').then((part) => part.Pick),
  null,
)
