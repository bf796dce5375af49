import './store-list.scss'
import { useAct, useOpen } from '../../../../engine/actions/use-act'
import type { Action, WidgetProps } from '../../../../engine/contract'
import { useServices } from '../../../../engine/services'
import { callPhone } from '../../../../host/call-phone'
import { showPlace } from '../../../../host/show-place'
import { useLocale, useTranslate } from '../../../../i18n'
import { imageUrl } from '../../../../shared/image-url'
import { readPath } from '../../../../shared/json'
import { localize } from '../../../../shared/l10n'
import { fillUrl } from '../../../../shared/url'
import { Button, IconButton } from '../../../../ui/button/button'
import { Box, Pic, Press, Txt } from '../../../../ui/primitives/elements'
import type { Store, StoreListConfig } from '.'
import { distanceText } from './distance'
import { useNearest } from './use-nearest'

/** Shops in the order of the server; nearest first once the user says where they are. */
export function StoreList({ value, config }: WidgetProps<readonly Store[], StoreListConfig>) {
  const locale = useLocale()
  const t = useTranslate()
  const { stores, state, problem, ask } = useNearest(value)
  const title = localize(config.title, locale)
  return (
    <Box className='tp-stores'>
      {title !== '' && (
        <Txt className='tp-stores__title' level={2}>
          {title}
        </Txt>
      )}
      {config.locate && (
        <Box className='tp-stores__near'>
          {state === 'sorted' ? (
            <Txt className='tp-store__note' role='status'>
              {t('account.stores.sorted')}
            </Txt>
          ) : (
            <Button
              size='s'
              kind='secondary'
              icon='navigation'
              loading={state === 'asking'}
              onTap={() => void ask()}
            >
              {t(state === 'asking' ? 'account.stores.locating' : 'account.stores.nearest')}
            </Button>
          )}
          {problem !== undefined && (
            <Txt className='tp-store__note' role='alert'>
              {problem}
            </Txt>
          )}
        </Box>
      )}
      <Box className='tp-stores__list' role='list'>
        {stores.slice(0, config.limit).map((store) => (
          <Box key={store.id} className='tp-stores__item' role='listitem'>
            <StoreCard store={store} config={config} />
          </Box>
        ))}
      </Box>
    </Box>
  )
}

interface CardProps {
  readonly store: Store
  readonly config: StoreListConfig
}

function StoreCard({ store, config }: CardProps) {
  const { host } = useServices()
  const t = useTranslate()
  const open = useOpen()
  const act = useAct()
  const itemTap = readPath(config.on, 'itemTap') as Action | undefined
  const { name, image, address, hours, phone, distance, latitude, longitude } = store
  const far = distanceText(distance)
  const tap = () => (itemTap ? act(itemTap, store) : open(fillUrl(config.itemUrl, store)))
  const dial = () =>
    callPhone(phone).catch(() => host.toast(t('account.stores.callFailed', { phone })))
  const show = () =>
    showPlace({ latitude, longitude, name, address }).catch(() =>
      host.toast(t('account.stores.mapFailed', { address: address || name })),
    )
  return (
    <Press role='link' className='tp-store' onTap={tap}>
      <Pic className='tp-store__pic' src={imageUrl(image, 120)} alt='' />
      <Box className='tp-store__text'>
        <Box className='tp-store__line'>
          <Txt className='tp-store__name tp-clamp-2' level={3}>
            {name}
          </Txt>
          {config.distance && distance > 0 && (
            <Txt className='tp-store__far tp-num'>{t(far.key, far.values)}</Txt>
          )}
        </Box>
        <Txt className='tp-store__note tp-num'>{hours}</Txt>
        <Txt className='tp-store__note tp-clamp-2'>{address}</Txt>
      </Box>
      <Box className='tp-store__ways'>
        {config.map && (
          <IconButton
            name='map-pin'
            label={t('account.stores.map', { name })}
            stop
            onTap={() => void show()}
          />
        )}
        {config.call && phone !== '' && (
          <IconButton
            name='phone'
            label={t('account.stores.call', { name })}
            stop
            onTap={() => void dial()}
          />
        )}
      </Box>
    </Press>
  )
}
