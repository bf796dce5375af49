import { useMemo, useState } from 'react'
import { useOpen } from '../../../../engine/actions/open'
import { useAct } from '../../../../engine/actions/use-act'
import type { Action, WidgetProps } from '../../../../engine/contract'
import { errorText } from '../../../../engine/error-text'
import { useServices } from '../../../../engine/services'
import { type TextValues, useLocale, useTranslate } from '../../../../i18n'
import type { Position } from '../../../../shared/host'
import { readPath } from '../../../../shared/json'
import { localize, type TextKey } from '../../../../shared/l10n'
import { fillUrl } from '../../../../shared/url'
import { Button, IconButton } from '../../../../ui/button/button'
import { Image, Pressable, Text, View } from '../../../../ui/primitives/elements'
import type { Store, StoreListConfig } from '.'
import './store-list.scss'

const KILOMETRE = 1000
/** From here on, a tenth of a kilometre says nothing. */
const FAR = 10 * KILOMETRE

/** A distance in metres as a text to look up: tens of metres, then tenths, then whole kilometres. */
export function distanceText(metres: number): {
  readonly key: TextKey
  readonly values: TextValues
} {
  const tens = Math.max(10, Math.round(metres / 10) * 10)
  if (tens < KILOMETRE) return { key: 'store.metres', values: { n: tens } }
  const kilometres = metres / KILOMETRE
  const n = metres < FAR ? Math.round(kilometres * 10) / 10 : Math.round(kilometres)
  return { key: 'store.kilometres', values: { n } }
}

interface Place {
  readonly latitude: number
  readonly longitude: number
}

const EARTH_RADIUS = 6_371_000
const radians = (degrees: number) => (degrees * Math.PI) / 180

/** Between two places as the crow flies, metres. */
export function metresBetween(one: Place, other: Place): number {
  const north = Math.sin(radians(other.latitude - one.latitude) / 2)
  const east = Math.sin(radians(other.longitude - one.longitude) / 2)
  const along = Math.cos(radians(one.latitude)) * Math.cos(radians(other.latitude))
  return 2 * EARTH_RADIUS * Math.asin(Math.min(1, Math.sqrt(north ** 2 + along * east ** 2)))
}

/** The same shops, each as far as it is from here, nearest first. */
export const fromHere = <S extends Place & { readonly distance: number }>(
  stores: readonly S[],
  here: Place,
): readonly S[] =>
  stores
    .map((store) => ({ ...store, distance: Math.round(metresBetween(here, store)) }))
    .sort((a, b) => a.distance - b.distance)

export interface Nearest {
  readonly stores: readonly Store[]
  readonly state: 'idle' | 'asking' | 'sorted'
  /** Why they stand as they always do. */
  readonly problem: string | undefined
  readonly ask: () => Promise<void>
}

/** Shops as the server orders them, until the user says where they are. */
export function useNearest(stores: readonly Store[]): Nearest {
  const { host } = useServices()
  const t = useTranslate()
  const [here, setHere] = useState<Position>()
  const [asking, setAsking] = useState(false)
  const [problem, setProblem] = useState<string>()
  const sorted = useMemo(() => (here ? fromHere(stores, here) : stores), [stores, here])

  async function ask() {
    if (asking) return
    setAsking(true)
    setProblem(undefined)
    try {
      setHere(await host.locate())
    } catch (error) {
      setProblem(t('store.usual', { reason: errorText(error, t) }))
    }
    setAsking(false)
  }
  const state = asking ? 'asking' : here ? 'sorted' : 'idle'
  return { stores: sorted, state, problem, ask }
}

/** Shops in the order of the server; nearest first once the user says where they are. */
export function StoreList({ value, config }: WidgetProps<readonly Store[], StoreListConfig>) {
  const locale = useLocale()
  const t = useTranslate()
  const { stores, state, problem, ask } = useNearest(value)
  const title = localize(config.title, locale)
  return (
    <View className='tp-stores'>
      {title !== '' && (
        <Text className='tp-stores__title' level={2}>
          {title}
        </Text>
      )}
      {config.locate && (
        <View className='tp-stores__near'>
          {state === 'sorted' ? (
            <Text className='tp-store__note' role='status'>
              {t('store.sorted')}
            </Text>
          ) : (
            <Button
              size='s'
              kind='secondary'
              icon='navigation'
              loading={state === 'asking'}
              onTap={() => void ask()}
            >
              {t(state === 'asking' ? 'store.locating' : 'store.nearest')}
            </Button>
          )}
          {problem !== undefined && (
            <Text className='tp-store__note' role='alert'>
              {problem}
            </Text>
          )}
        </View>
      )}
      <View className='tp-stores__list' role='list'>
        {stores.slice(0, config.limit).map((store) => (
          <View key={store.id} className='tp-stores__item' role='listitem'>
            <StoreCard store={store} config={config} isFar={state === 'sorted'} />
          </View>
        ))}
      </View>
    </View>
  )
}

interface CardProps {
  readonly store: Store
  readonly config: StoreListConfig
  /** The distance is the user's: without their place it is one from the middle of the town. */
  readonly isFar: boolean
}

function StoreCard({ store, config, isFar }: CardProps) {
  const { host } = useServices()
  const { imageUrl } = host
  const t = useTranslate()
  const open = useOpen()
  const act = useAct()
  const itemTap = readPath(config.on, 'itemTap') as Action | undefined
  const { name, image, address, hours, phone, distance, latitude, longitude } = store
  const far = distanceText(distance)
  const tap = itemTap ? act.to(itemTap, store) : open.to(fillUrl(config.itemUrl, store))
  const dial = () => host.callPhone(phone).catch(() => host.toast(t('store.callFailed', { phone })))
  const show = () =>
    host
      .showPlace({ latitude, longitude, name, address })
      .catch(() => host.toast(t('store.mapFailed', { address: address || name })))
  return (
    <Pressable role='link' className='tp-store' onTap={tap}>
      <Image className='tp-store__pic' src={imageUrl(image, 120, 3 / 2)} alt='' />
      <View className='tp-store__text'>
        <View className='tp-store__line'>
          <Text className='tp-store__name tp-whole' level={3}>
            {name}
          </Text>
          {config.distance && isFar && (
            <Text className='tp-store__far tp-num'>{t(far.key, far.values)}</Text>
          )}
        </View>
        <Text className='tp-store__note tp-num'>{hours}</Text>
        <Text className='tp-store__note tp-whole'>{address}</Text>
      </View>
      <View className='tp-store__ways'>
        {config.map && (
          <IconButton
            name='map-pin'
            label={t('store.map', { name })}
            stop
            onTap={() => void show()}
          />
        )}
        {config.call && phone !== '' && (
          <IconButton
            name='phone'
            label={t('store.call', { name })}
            stop
            onTap={() => void dial()}
          />
        )}
      </View>
    </Pressable>
  )
}
