import { useOpen } from '../../../../engine/actions/open'
import { useAct } from '../../../../engine/actions/use-act'
import { useServices } from '../../../../engine/services'
import { useLocale, useTranslate } from '../../../../i18n'
import { localize } from '../../../../shared/l10n'
import { fillUrl } from '../../../../shared/url'
import { Button } from '../../../../ui/button/button'
import { Box, Press, Txt } from '../../../../ui/primitives/elements'
import { cx } from '../../../../ui/style'
import type { MapConfig, Marker } from './map-schema'

interface PlaceRowProps {
  readonly marker: Marker
  /** As on its pin. */
  readonly number: number
  readonly open: boolean
  readonly onSelect: () => void
  readonly config: MapConfig
}

/** A place of the map; the chosen one says what can be done about it. */
export function PlaceRow({ marker, number, open, onSelect, config }: PlaceRowProps) {
  const { host } = useServices()
  const t = useTranslate()
  const locale = useLocale()
  const follow = useOpen()
  const act = useAct()
  const { phone } = marker
  const name = localize(marker.name, locale)
  const address = localize(marker.address, locale)
  const url = marker.url || fillUrl(config.itemUrl, marker)
  const itemTap = config.on?.itemTap
  const show = () =>
    host
      .showPlace({ ...marker, name, address })
      .catch(() => host.toast(t('place.map.openFailed', { address: address || name })))
  const dial = () =>
    host.callPhone(phone).catch(() => host.toast(t('platform.call.failed', { phone })))
  return (
    <Box role='listitem' className={cx('tp-place', open && 'tp-place--on')}>
      <Press className='tp-place__head' expanded={open} onTap={onSelect}>
        <Box className='tp-place__number tp-num' decor>
          {number}
        </Box>
        <Box className='tp-place__text'>
          <Txt className='tp-place__name'>{name}</Txt>
          {address !== '' && <Txt className='tp-place__address'>{address}</Txt>}
        </Box>
      </Press>
      {open && (
        <Box className='tp-place__actions'>
          <Button
            size='s'
            icon='navigation'
            label={t('place.map.openLabel', { name })}
            onTap={show}
          >
            {t('place.map.open')}
          </Button>
          {phone !== '' && (
            <Button
              size='s'
              kind='secondary'
              icon='phone'
              label={t('place.map.callLabel', { name })}
              onTap={dial}
            >
              {t('place.map.call')}
            </Button>
          )}
          {(url !== '' || itemTap) && (
            <Button
              size='s'
              kind='ghost'
              onTap={() => (itemTap ? act(itemTap, marker) : follow(url))}
            >
              {t('place.map.details')}
            </Button>
          )}
        </Box>
      )}
    </Box>
  )
}
