import './class-tree.scss'
import { View } from '../../../../ui/primitives/elements'
import { Bone } from '../../../../ui/skeleton/skeleton'
import type { Config } from '.'

const TABS = 7
const LEAVES = 9

/** A side list and tiles to come. */
export function ClassTreeSkeleton({ config: { layout } }: { config: Config }) {
  const grid = (
    <View className='tp-classes__grid'>
      {Array.from({ length: LEAVES }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: all alike, never reordered.
        <View key={at} className='tp-classes__leaf'>
          <Bone shape='block' className='tp-classes__bone' />
          <Bone width={60} />
        </View>
      ))}
    </View>
  )
  if (layout === 'tiles') {
    return (
      <View className='tp-classes--tiles'>
        <View className='tp-classes__card'>{grid}</View>
      </View>
    )
  }
  return (
    <View className='tp-classes'>
      <View className='tp-classes__side'>
        {Array.from({ length: TABS }, (_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: all alike, never reordered.
          <View key={at} className='tp-classes__tab'>
            <Bone width={70} />
          </View>
        ))}
      </View>
      <View className='tp-classes__pane'>{grid}</View>
    </View>
  )
}
