import './crop-sheet.scss'
import { useState } from 'react'
import { useSubmit } from '../../../engine/actions/use-submit'
import { useQuery } from '../../../engine/data/queries'
import { QueryState } from '../../../engine/outlet/paged-list'
import { useServices } from '../../../engine/services'
import { useTranslate } from '../../../i18n'
import { Button, IconButton } from '../../../ui/button/button'
import { Segmented } from '../../../ui/choices/choices'
import { HandArea } from '../../../ui/gesture-rows/gesture-rows'
import { Image, Pressable, Text, View } from '../../../ui/primitives/elements'
import { Sheet } from '../../../ui/sheet/sheet'
import { Skeleton } from '../../../ui/skeleton/skeleton'
import { Notice } from '../../../ui/states/states'
import { cx } from '../../../ui/style'
import type { Spot } from '../../../ui/types'
import { cutPicture, type showCut } from '../contract-crop'
import { cutBy } from '../queries-crop'
import type { FrameProps } from './framing'

/** A rectangle, in fractions of the picture. */
export type Crop = Spot & { readonly width: number; readonly height: number }

/** What of a picture is shown, and the point that stays in view. */
export interface Framing {
  readonly crop: Crop
  readonly focus: Spot
}

interface Bounds {
  /** Width by height of the picture. */
  readonly picture: number
  /** Width by height of what is cut. */
  readonly shape: number
  readonly least: number
}

const clamp = (value: number, least: number, most: number) => Math.max(least, Math.min(most, value))
const middleOf = ({ x, y, width, height }: Crop): Spot => ({ x: x + width / 2, y: y + height / 2 })
const isNear = (one: Spot, other: Spot) => Math.hypot(one.x - other.x, one.y - other.y) < 0.005

/** A focus that nobody has set goes with the frame; one that was set stays where it is, if the frame has it. */
function framed({ crop: before, focus }: Framing, crop: Crop): Framing {
  if (isNear(focus, middleOf(before))) return { crop, focus: middleOf(crop) }
  return { crop, focus: focusAt(crop, focus) }
}

/** The point of a frame that is next to a spot. */
export const focusAt = ({ x, y, width, height }: Crop, spot: Spot): Spot => ({
  x: clamp(spot.x, x, x + width),
  y: clamp(spot.y, y, y + height),
})

/** Moves a frame, which stays in the picture. */
export function moved(framing: Framing, right: number, down: number): Framing {
  const { x, y, width, height } = framing.crop
  return framed(framing, {
    width,
    height,
    x: clamp(x + right, 0, 1 - width),
    y: clamp(y + down, 0, 1 - height),
  })
}

/**
 * Makes a frame larger or smaller around its middle, in its shape.
 *
 * @param by factor of its width.
 */
export function sized(framing: Framing, by: number, { picture, shape, least }: Bounds): Framing {
  const { crop } = framing
  const most = Math.min(1, shape / picture)
  const width = clamp(crop.width * by, Math.min(least, most), most)
  const height = Math.min(1, (width * picture) / shape)
  const middle = middleOf(crop)
  return framed(framing, {
    width,
    height,
    x: clamp(middle.x - width / 2, 0, 1 - width),
    y: clamp(middle.y - height / 2, 0, 1 - height),
  })
}

const ARROWS = [
  ['left', -1, 0],
  ['up', 0, -1],
  ['down', 0, 1],
  ['right', 1, 0],
] as const
const STEP = 0.02
const ZOOM = 1.1
const SHAPES = { '1:1': 1, '2:1': 2, '16:9': 16 / 9, '3:4': 3 / 4 } as const
type Shape = keyof typeof SHAPES | 'slot'

/** Frames what of a picture is shown. The server cuts: here is said what. */
export function CropSheet(props: FrameProps) {
  const { url, onClose } = props
  const t = useTranslate()
  const found = useQuery(cutBy(url))
  return (
    <Sheet open title={t('form.framing.title')} closeLabel={t('common.close')} onClose={onClose}>
      <QueryState
        query={found}
        skeleton={<Skeleton kind='text' count={6} label={t('common.loading')} />}
      >
        {(picture) => <Framer key={url} {...props} picture={picture} />}
      </QueryState>
    </Sheet>
  )
}

type FramerProps = FrameProps & { readonly picture: Awaited<ReturnType<typeof showCut>> }

const percent = (value: number) => `${value * 100}%`
const whole = (value: number) => Math.round(value * 100)
/** Part of a phone's width that the picture's square takes, as in the styles. */
const ROOM = 0.8

function Framer({ url, picture, shape: slot, onCut, onClose }: FramerProps) {
  const { device, imageUrl } = useServices().host
  const t = useTranslate()
  const { busy, problem, run } = useSubmit()
  const ratio = picture.width / picture.height
  const boundsOf = (shape: Shape | undefined): Bounds => {
    const { width, height } = picture.crop
    const own = { slot: slot ?? ratio, ...SHAPES }
    const wanted = shape ? own[shape] : (width / height) * ratio
    const least = (picture.least * Math.max(1, wanted)) / picture.width
    return { picture: ratio, shape: wanted, least }
  }
  const isCut = picture.crop.width < 1 || picture.crop.height < 1
  const [tool, setTool] = useState<'frame' | 'focus'>('frame')
  const [chosen, setChosen] = useState<Shape | undefined>(isCut ? undefined : 'slot')
  const [framing, setFraming] = useState<Framing>(() =>
    isCut ? picture : sized(picture, Number.POSITIVE_INFINITY, boundsOf('slot')),
  )
  const bounds = boundsOf(chosen)
  const { crop, focus } = framing
  const across = Math.min(1, ratio)
  const down = Math.min(1, 1 / ratio)
  const width = device.width * ROOM * across
  const shift = (x: number, y: number) =>
    setFraming((now) =>
      tool === 'frame'
        ? moved(now, x, y)
        : { ...now, focus: focusAt(now.crop, { x: now.focus.x + x, y: now.focus.y + y }) },
    )
  const zoom = (by: number) => setFraming((now) => sized(now, by, bounds))
  function drag(before: readonly Spot[], now: readonly Spot[]): void {
    const [one, other] = before
    const [to, too] = now
    if (!one || !to) return
    // Fractions of a picture that is no square are not as long both ways.
    const apart = (a: Spot, b: Spot) => Math.hypot((a.x - b.x) * ratio, a.y - b.y)
    if (!other || !too) shift(to.x - one.x, to.y - one.y)
    else if (apart(one, other) > 0) zoom(apart(to, too) / apart(one, other))
  }
  const save = () =>
    run(async () => {
      onCut((await cutPicture({ body: { url, crop, focus } })).url)
      onClose()
    })
  const src = imageUrl(picture.url, 480)
  const stands = t('form.framing.stands', {
    width: Math.round(crop.width * picture.width),
    height: Math.round(crop.height * picture.height),
    x: whole((focus.x - crop.x) / crop.width),
    y: whole((focus.y - crop.y) / crop.height),
  })
  return (
    <View className='tp-crop'>
      <Segmented
        label={t('form.framing.tool')}
        value={tool}
        onChange={setTool}
        options={[
          { value: 'frame', label: t('form.framing.frame') },
          { value: 'focus', label: t('form.framing.focus') },
        ]}
      />
      <View className='tp-crop__room'>
        <HandArea
          className='tp-crop__picture'
          style={{ width: percent(across), paddingTop: percent(down) }}
          label={`${t(tool === 'frame' ? 'form.framing.moveFrame' : 'form.framing.moveFocus')} ${stands}`}
          width={width}
          height={width / ratio}
          onDrag={drag}
          onPoint={(spot) => tool === 'focus' && setFraming({ crop, focus: focusAt(crop, spot) })}
          onStep={(x, y) => shift(x * STEP, y * STEP)}
          onZoom={(steps) => zoom(ZOOM ** steps)}
        >
          <Image className='tp-crop__img' src={src} alt={t('form.framing.picture')} lazy={false} />
          <View
            className='tp-crop__frame'
            decor
            style={{
              left: percent(crop.x),
              top: percent(crop.y),
              width: percent(crop.width),
              height: percent(crop.height),
            }}
          />
          <View
            className='tp-crop__focus'
            decor
            style={{ left: percent(focus.x), top: percent(focus.y) }}
          />
        </HandArea>
      </View>
      <Text className='tp-crop__note tp-num' role='status'>
        {stands}
      </Text>
      <View className='tp-crop__tools'>
        {ARROWS.map(([name, x, y]) => (
          <IconButton
            key={name}
            name={`chevron-${name}`}
            label={t(`form.framing.${name}`)}
            onTap={() => shift(x * STEP, y * STEP)}
          />
        ))}
        <IconButton name='plus' label={t('form.framing.larger')} onTap={() => zoom(ZOOM)} />
        <IconButton name='minus' label={t('form.framing.smaller')} onTap={() => zoom(1 / ZOOM)} />
      </View>
      <View className='tp-crop__shapes' role='radiogroup' label={t('form.framing.shape')}>
        {(['slot', '1:1', '2:1', '16:9', '3:4'] as const).map((each) => (
          <Pressable
            key={each}
            role='radio'
            className={cx('tp-crop__shape', each === chosen && 'tp-crop__shape--on')}
            checked={each === chosen}
            onTap={() => {
              setChosen(each)
              // As large as it may be in its new shape.
              setFraming((now) => sized(now, Number.POSITIVE_INFINITY, boundsOf(each)))
            }}
          >
            {each === 'slot' ? t(slot ? 'form.framing.slot' : 'form.framing.own') : each}
          </Pressable>
        ))}
      </View>
      <View className='tp-crop__looks' role='group' label={t('form.framing.looks')}>
        {(['1:1', '2:1', '3:4'] as const).map((each) => (
          <Look key={each} framing={framing} picture={ratio} shape={SHAPES[each]} src={src} />
        ))}
      </View>
      {problem && <Notice tone='danger'>{problem}</Notice>}
      <Button block loading={busy} onTap={() => void save()}>
        {t('form.framing.take')}
      </Button>
    </View>
  )
}

interface LookProps {
  readonly framing: Framing
  readonly picture: number
  readonly shape: number
  readonly src: string
}

/** The frame as it is seen in another shape: what the server makes of it there. */
function Look({ framing: { crop, focus }, picture, shape, src }: LookProps) {
  const ratio = (crop.width / crop.height) * picture
  const width = crop.width * Math.min(1, shape / ratio)
  const height = crop.height * Math.min(1, ratio / shape)
  const left = crop.x + ((focus.x - crop.x) / crop.width) * (crop.width - width)
  const top = crop.y + ((focus.y - crop.y) / crop.height) * (crop.height - height)
  return (
    <View className='tp-crop__look' style={{ flexGrow: shape }}>
      <View className='tp-crop__look-room' style={{ paddingTop: percent(1 / shape) }}>
        <View
          className='tp-crop__look-all'
          style={{
            width: percent(1 / width),
            height: percent(1 / height),
            left: percent(-left / width),
            top: percent(-top / height),
          }}
        >
          <Image className='tp-crop__img' src={src} alt='' lazy={false} />
        </View>
      </View>
    </View>
  )
}
