import type { ReactNode } from 'react'
import { View } from '../../../../ui/primitives/elements'
import type { Editing } from './editing'

/** What is drawn and takes no taps, keys or focus. */
export function Still({ children }: { readonly children: ReactNode }) {
  return <View className='tp-edit__still'>{children}</View>
}

/** Mini-programs have no keyboard. */
export function useShortcuts(_editing: Editing): void {}

/** Nothing leads to a field there: the rules that find something in one are not in the package. */
export function bringToSight(_id: string): void {}
