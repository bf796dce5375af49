import './grid-nav.scss'
import { Card } from '../../../../ui/card/card'
import { View } from '../../../../ui/primitives/elements'
import { Bone } from '../../../../ui/skeleton/skeleton'
import type { Config } from './schema'

/** Tiles and words to come. */
export function GridNavSkeleton({ config: { columns, rows, max } }: { config: Config }) {
  return (
    <View className='tp-grid-nav'>
      <Card className='tp-grid-nav__card'>
        <View className={`tp-grid-nav__grid tp-grid-nav__grid--${columns}`}>
          {Array.from({ length: Math.min(max, columns * rows) }, (_, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: all alike, never reordered.
            <View key={at} className='tp-entry'>
              <Bone shape='block' className='tp-entry__bone' />
              <Bone className='tp-entry__line' />
            </View>
          ))}
        </View>
      </Card>
    </View>
  )
}
