import type { ReactNode } from 'react'
import { View } from '../primitives/elements'
import './action-bar.scss'

export interface ActionBarProps {
  /** At the left: a total, small icons. */
  readonly lead?: ReactNode
  /** The button the page is for. */
  readonly children?: ReactNode
}

/** Stays at the bottom of the page and keeps room for itself under the contents. */
export function ActionBar({ lead, children }: ActionBarProps) {
  return (
    <View className='tp-bar'>
      <View className='tp-bar__in'>
        {lead && <View className='tp-bar__lead'>{lead}</View>}
        <View className='tp-bar__main'>{children}</View>
      </View>
    </View>
  )
}
