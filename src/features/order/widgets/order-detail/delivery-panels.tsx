import { useState } from 'react'
import { useQuery } from '../../../../engine/data/queries'
import { errorText } from '../../../../engine/error-text'
import { QueryState } from '../../../../engine/outlet/paged-list'
import { useServices } from '../../../../engine/services'
import { useLocale, useTranslate } from '../../../../i18n'
import { formatDateTime } from '../../../../shared/date'
import { Icon } from '../../../../ui/icon/icon'
import { Box, Press, Txt } from '../../../../ui/primitives/elements'
import { QrCode } from '../../../../ui/qr-code/qr-code'
import { Skeleton } from '../../../../ui/skeleton/skeleton'
import { cx } from '../../../../ui/style'
import type { Order, Parcel } from '../../contract'
import { parcelTrace } from '../../queries-after'

/** What a shop's scanner reads at the counter. */
const pickupText = (code: string) => `taproom:pickup:${code}`

interface PickupPanelProps {
  readonly pickup: NonNullable<Order['pickup']>
  /** The goods still lie in the store: afterwards the code opens nothing. */
  readonly waits: boolean
}

/** Where, when and by whom an order is picked up, with the code for the counter. */
export function PickupPanel({ pickup, waits }: PickupPanelProps) {
  const t = useTranslate()
  const { code, store, address, hours, name, time } = pickup
  return (
    <Box className='tp-od__panel'>
      <Box className='tp-od__address'>
        <Icon name='store' size={20} tone='muted' />
        <Box className='tp-od__state-text'>
          <Txt className='tp-od__person'>{store}</Txt>
          <Txt className='tp-od__note'>{[address, hours].filter(Boolean).join(' · ')}</Txt>
          <Txt className='tp-od__note'>{[name, time].filter(Boolean).join(' · ')}</Txt>
        </Box>
      </Box>
      {waits && code !== '' && (
        <Box className='tp-od__pickup'>
          <QrCode
            text={pickupText(code)}
            code={code}
            label={t('order.pickupQr')}
            note={t('order.pickupNote')}
          />
        </Box>
      )}
    </Box>
  )
}

interface ParcelPanelProps {
  readonly parcel: Parcel
  readonly order: Order
  /** Its place among the parcels, from 1. */
  readonly number: number
}

/** One parcel: what is in it, by whom it comes, and on a tap the way it has gone. */
export function ParcelPanel({ parcel, order, number }: ParcelPanelProps) {
  const { host } = useServices()
  const t = useTranslate()
  const [shown, setShown] = useState(false)
  const contents = parcel.lines
    .map(({ position, count }) => {
      const line = order.lines.find((each) => each.position === position)
      return line ? `${line.name} × ${count}` : ''
    })
    .filter(Boolean)
  const copy = () =>
    host.copy(parcel.number).then(
      () => host.toast(t('error.copied')),
      (error: unknown) => host.toast(errorText(error, t)),
    )
  return (
    <Box className='tp-od__panel'>
      <Box className='tp-od__row'>
        <Txt className='tp-od__total'>{t('order.parcel', { n: number })}</Txt>
        <Box className='tp-od__serial'>
          <Txt className='tp-num' select>{`${parcel.carrier} ${parcel.number}`}</Txt>
          <Press className='tp-od__copy' label={`${t('order.copy')} ${parcel.number}`} onTap={copy}>
            {t('order.copy')}
          </Press>
        </Box>
      </Box>
      <Txt className='tp-od__note'>{contents.join(', ')}</Txt>
      <Press className='tp-od__more' expanded={shown} onTap={() => setShown(!shown)}>
        {t(shown ? 'order.traceHide' : 'order.trace')}
      </Press>
      {shown && <Trace id={parcel.id} />}
    </Box>
  )
}

/** The way of a parcel, the latest first; a tap on the latest shows where it is. */
function Trace({ id }: { readonly id: string }) {
  const { host } = useServices()
  const t = useTranslate()
  const locale = useLocale()
  const trace = useQuery(parcelTrace(id))
  return (
    <QueryState
      query={trace}
      skeleton={<Skeleton kind='text' count={3} label={t('common.loading')} />}
    >
      {({ steps }) => (
        <Box className='tp-od__trace' role='list' label={t('order.trace')}>
          {steps.map(({ at, text, latitude, longitude }, index) => (
            <Box key={at} role='listitem'>
              <Press
                className={cx('tp-od__stop', index === 0 && 'tp-od__stop--now')}
                label={`${text}, ${formatDateTime(at, locale)}. ${t('order.traceMap')}`}
                onTap={() =>
                  host
                    .showPlace({ latitude, longitude, name: text, address: '' })
                    .catch((error: unknown) => host.toast(errorText(error, t)))
                }
              >
                <Txt className='tp-od__stop-text'>{text}</Txt>
                <Txt className='tp-od__note tp-num'>{formatDateTime(at, locale)}</Txt>
              </Press>
            </Box>
          ))}
        </Box>
      )}
    </QueryState>
  )
}
