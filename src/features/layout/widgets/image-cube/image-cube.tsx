import './image-cube.scss'
import { useOpen } from '../../../../engine/actions/open'
import { useAct } from '../../../../engine/actions/use-act'
import type { WidgetProps } from '../../../../engine/contract'
import { useServices } from '../../../../engine/services'
import { useLocale } from '../../../../i18n'
import { localize } from '../../../../shared/l10n'
import { Image, Pressable, View } from '../../../../ui/primitives/elements'
import { cx } from '../../../../ui/style'
import type { ImageCubeConfig, ImageCubeValue, Tile } from '.'

const WIDEST = 960
const WHOLE = 100

/** Pictures that share a plane. */
export function ImageCube({ value, config }: WidgetProps<ImageCubeValue, ImageCubeConfig>) {
  return (
    <View
      className={cx('tp-cube', config.gap && 'tp-cube--gap')}
      style={{ paddingTop: `${WHOLE / config.ratio}%` }}
    >
      {value.map((tile, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a tile is its position.
        <CubeTile key={at} tile={tile} config={config} />
      ))}
    </View>
  )
}

interface CubeTileProps {
  readonly tile: Tile
  readonly config: ImageCubeConfig
}

function CubeTile({ tile, config: { on } }: CubeTileProps) {
  const locale = useLocale()
  const open = useOpen()
  const act = useAct()
  const { device, imageUrl } = useServices().host
  const { image, x, y, w, h, url } = tile
  const title = localize(tile.title, locale)
  const follow = on?.itemTap ? () => act(on.itemTap, tile) : url !== '' && (() => open(url))
  const width = (Math.min(device.width, WIDEST) * w) / WHOLE
  const place = {
    className: 'tp-cube__tile',
    style: { left: `${x}%`, top: `${y}%`, width: `${w}%`, height: `${h}%` },
  }
  const contents = <Image className='tp-cube__pic' src={imageUrl(image, width)} alt={title} />
  if (!follow) return <View {...place}>{contents}</View>
  return (
    <Pressable {...place} role='link' label={title || undefined} onTap={follow}>
      {contents}
    </Pressable>
  )
}
