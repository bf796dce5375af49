import type { ComponentType, ReactNode } from 'react'
import type { Field } from '../../rules/describe'
import type { Place, Row } from '../../rules/document'
import type { Editing } from './editing'
import type { ControlProps } from './plain-controls'

interface RowProps {
  readonly editing: Editing
  readonly row: Row
}

/** Rows are moved by 'Here' there: see `moving.tsx` for what a browser has. */
export const Grip = (_props: RowProps): ReactNode => null

/** See `Grip`. */
export const Spot = (_place: Place): ReactNode => null

/** A mini-program has neither a clipboard for widgets nor the table of all texts. */
export const Extras = (_props: Pick<RowProps, 'editing'>): ReactNode => null

/** Mini-programs have no keyboard. */
export function useShortcuts(_editing: Editing): void {}

/** Nothing leads to a field there: the rules that find something in one are not in the package. */
export function bringToSight(_id: string): void {}

export { Conditions } from './conditions'

/** What is chosen and not written. */
export type PickKind = 'link' | 'icon' | 'asset' | 'action' | 'source' | 'map'

export interface PickerProps extends ControlProps {
  readonly kind: PickKind
  /** The controls there are, handed on: a part of the editor that brought them itself would be too large. */
  readonly parts: Readonly<
    Record<'Control' | 'Line' | 'Json' | 'Reset', ComponentType<ControlProps>>
  >
}

/** Mini-programs have no room for pickers: everything is written there. */
export const pickedBy = (_field: Field, _type?: string): PickKind | undefined => undefined

/** See `pickedBy`. */
export const Picker = (_props: PickerProps): ReactNode => null
