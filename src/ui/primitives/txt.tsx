import { Text } from '@tarojs/components'
import { aria } from './aria'
import type { TxtProps } from './types'

/** Text. */
export function Txt({ className, style, id, role, label, level, select, children }: TxtProps) {
  return (
    <Text
      className={className}
      style={style}
      id={id}
      userSelect={select}
      {...aria(level ? 'heading' : role, label)}
    >
      {children}
    </Text>
  )
}
