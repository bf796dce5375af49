import './store-list.scss'
import { useAct } from '../../engine/actions/use-act'
import { useOpen } from '../../engine/actions/use-open'
import type { Action, WidgetProps } from '../../engine/contract'
import { useServices } from '../../engine/services'
import { callPhone } from '../../flows/call-phone'
import { useLocale, useTranslate } from '../../i18n'
import { fillUrl } from '../../shared/fill-url'
import { imageUrl } from '../../shared/image-url'
import { localize } from '../../shared/l10n'
import { readPath } from '../../shared/path'
import { IconButton } from '../../ui/button/button'
import { Box } from '../../ui/primitives/box'
import { Pic } from '../../ui/primitives/pic'
import { Press } from '../../ui/primitives/press'
import { Txt } from '../../ui/primitives/txt'
import { distanceText } from './distance'
import type { Store, StoreListConfig } from './schema'

/** Shops, nearest first. */
export function StoreList({ value, config }: WidgetProps<readonly Store[], StoreListConfig>) {
  const locale = useLocale()
  const title = localize(config.title, locale)
  return (
    <Box className='tp-stores'>
      {title !== '' && (
        <Txt className='tp-stores__title' level={2}>
          {title}
        </Txt>
      )}
      <Box className='tp-stores__list' role='list'>
        {value.slice(0, config.limit).map((store) => (
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
  const { name, image, address, hours, phone, distance } = store
  const far = distanceText(distance)
  const tap = () => (itemTap ? act(itemTap, store) : open(fillUrl(config.itemUrl, store)))
  const dial = () =>
    callPhone(phone).catch(() => host.toast(t('account.stores.callFailed', { phone })))
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
      {config.call && phone !== '' && (
        <IconButton
          className='tp-store__call'
          name='phone'
          label={t('account.stores.call', { name })}
          stop
          onTap={dial}
        />
      )}
    </Press>
  )
}
