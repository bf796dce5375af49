import './image.scss'
import './image-cube.scss'
import { useOpen } from '../../../../engine/actions/open'
import { useAct } from '../../../../engine/actions/use-act'
import type { WidgetProps } from '../../../../engine/contract'
import { useServices } from '../../../../engine/services'
import { useLocale } from '../../../../i18n'
import { localize } from '../../../../shared/l10n'
import { Image, Pressable, View } from '../../../../ui/primitives/elements'
import { cx } from '../../../../ui/style'
import type { ImageConfig, ImageCubeConfig, ImageCubeValue, ImageValue, Tile } from '.'

const WIDEST = 960

/** One picture; the whole of it, or parts of it, may lead somewhere. */
export function ImageWidget({ value, config }: WidgetProps<ImageValue, ImageConfig>) {
  const locale = useLocale()
  const open = useOpen()
  const act = useAct()
  const { device, imageUrl } = useServices().host
  const { ratio, radius, zones, on } = config
  const { image, url } = value
  const alt = localize(value.alt, locale)
  const follow = on?.tap ? act.to(on.tap, value) : url !== '' && open.to(url)
  const contents = (
    <Image
      className={cx('tp-image__pic', ratio !== undefined && 'tp-image__pic--fill')}
      src={imageUrl(image, Math.min(device.width, WIDEST), ratio)}
      alt={alt}
      fit={ratio === undefined ? 'width' : 'cover'}
    />
  )
  const frame = {
    className: cx('tp-image', `tp-image--${radius}`, ratio !== undefined && 'tp-image--framed'),
    style: ratio === undefined ? undefined : { paddingTop: `${100 / ratio}%` },
  }
  if (follow && zones.length === 0)
    return (
      <Pressable {...frame} role='link' label={alt || undefined} onTap={follow}>
        {contents}
      </Pressable>
    )
  return (
    <View {...frame}>
      {contents}
      {zones.map(({ x, y, w, h, url: to, label }, at) => (
        <Pressable
          // biome-ignore lint/suspicious/noArrayIndexKey: a zone is its position.
          key={at}
          role='link'
          wayOnly
          className='tp-image__zone'
          style={{ left: `${x}%`, top: `${y}%`, width: `${w}%`, height: `${h}%` }}
          label={localize(label, locale)}
          onTap={open.to(to)}
        />
      ))}
    </View>
  )
}

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
  const follow = on?.itemTap ? act.to(on.itemTap, tile) : url !== '' && open.to(url)
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
