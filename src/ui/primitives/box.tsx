import { View } from '@tarojs/components'
import { aria } from './aria'
import type { BoxProps } from './types'

/** A block. */
export function Box({ className, style, id, role, label, decor, onTap, children }: BoxProps) {
  return (
    <View className={className} style={style} id={id} onClick={onTap} {...aria(role, label, decor)}>
      {children}
    </View>
  )
}
