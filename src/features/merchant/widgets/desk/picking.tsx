import type { WidgetProps } from '../../../../engine/contract'
import { useQuery } from '../../../../engine/data/queries'
import { OFFLINE, QueryState } from '../../../../engine/outlet/paged-list'
import { usePage } from '../../../../engine/page/page-context'
import { useServices } from '../../../../engine/services'
import { useLocale, useTranslate } from '../../../../i18n'
import { formatDateTime } from '../../../../shared/date'
import { ActionBar } from '../../../../ui/action-bar/action-bar'
import { Button } from '../../../../ui/button/button'
import { Box, Txt } from '../../../../ui/primitives/elements'
import { Skeleton } from '../../../../ui/skeleton/skeleton'
import { Desk } from '../../parts/desk'
import { leftOf, type Shop, toPick } from '../../queries'
import type { DeskConfig } from '.'
import '../../parts/desk-picking.scss'

/** What is to be packed, order by order, to be printed: of the page's `id`, or all that waits. */
export function SellerPicking({ config }: WidgetProps<unknown, DeskConfig>) {
  return <Desk config={config}>{(shop) => <Picks key={shop.id} shop={shop} />}</Desk>
}

function Picks({ shop }: { readonly shop: Shop }) {
  const { id = '' } = usePage().query
  const { platform } = useServices().host
  const t = useTranslate()
  const locale = useLocale()
  const orders = useQuery(toPick(shop.id, id))
  const isEmpty = orders.value?.every((order) => !order.lines.some((line) => leftOf(line) > 0))
  return (
    <QueryState
      query={orders}
      offline={OFFLINE}
      skeleton={<Skeleton kind='cell' count={5} label={t('common.loading')} />}
      empty={isEmpty ? { title: t('merchant.picking.empty') } : undefined}
    >
      {(known) => (
        <>
          {known.map((order) => (
            <Box key={order.id} className='tp-desk__card tp-desk__sheet'>
              <Box className='tp-desk__line'>
                <Txt className='tp-desk__strong tp-num'>{order.serial}</Txt>
                <Txt className='tp-desk__note tp-num'>
                  {formatDateTime(order.paidAt ?? order.createdAt, locale)}
                </Txt>
              </Box>
              <Txt>{`${order.address.name}  ${order.address.mobile}`}</Txt>
              <Txt className='tp-desk__note'>
                {`${order.address.region} ${order.address.detail}`}
              </Txt>
              {order.lines
                .filter((line) => leftOf(line) > 0)
                .map((line) => (
                  <Box key={line.position} className='tp-desk__line'>
                    <Box className='tp-desk__tick' decor />
                    <Txt className='tp-desk__text'>{`${line.name} · ${line.skuName}`}</Txt>
                    <Txt className='tp-desk__strong tp-num'>{`× ${leftOf(line)}`}</Txt>
                  </Box>
                ))}
              {order.note !== '' && <Txt>{`${t('order.message')}: ${order.note}`}</Txt>}
            </Box>
          ))}
          {platform === 'h5' && (
            <ActionBar>
              <Button block size='l' onTap={() => window.print()}>
                {t('merchant.picking.print')}
              </Button>
            </ActionBar>
          )}
        </>
      )}
    </QueryState>
  )
}
