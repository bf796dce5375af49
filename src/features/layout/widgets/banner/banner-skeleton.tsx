import './banner.scss'
import { View } from '../../../../ui/primitives/elements'
import { Bone } from '../../../../ui/skeleton/skeleton'
import { cx } from '../../../../ui/style'
import { type Config, ratioOf } from './schema'

/** The picture to come. */
export function BannerSkeleton({ config }: { config: Config }) {
  return (
    <View className={cx('tp-banner', config.card && 'tp-banner--card')}>
      <View className='tp-banner__frame' style={{ paddingTop: `${100 / ratioOf(config)}%` }}>
        <Bone shape='block' className='tp-banner__swipe' />
      </View>
    </View>
  )
}
