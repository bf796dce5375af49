import { observer } from 'mobx-react-lite'
import { type ReactNode, useEffect, useState } from 'react'
import { useOffer, useOpen } from '../../../../engine/actions/open'
import { usePage } from '../../../../engine/page/page-context'
import { useServices } from '../../../../engine/services'
import { useTranslate } from '../../../../i18n'
import { fillUrl } from '../../../../shared/url'
import { ActionBar } from '../../../../ui/action-bar/action-bar'
import { Button } from '../../../../ui/button/button'
import { Cell, CellGroup } from '../../../../ui/cell/cell'
import { Countdown } from '../../../../ui/countdown'
import { Text, View } from '../../../../ui/primitives/elements'
import { RadioGroup, RadioRow } from '../../../../ui/radio/radio'
import { Sheet } from '../../../../ui/sheet/sheet'
import { Notice } from '../../../../ui/states/states'
import { CHOSEN_ADDRESS } from '../../../address'
import type { Order } from '../../contract'
import { cancelOrder, changeOrderAddress } from '../../contract-after'
import { actionsOf, isDue, useNextStep } from '../../parts/use-next-step'
import type { OrderDetailConfig } from '.'

/** Why people cancel; the words go to the shop as they are read. */
const REASONS = ['mind', 'wrong', 'twice', 'late', 'other'] as const

/** What the server lets the buyer do that a button stands for, the one to press last. */
const ACTIONS = [
  'delete',
  'cancel',
  'address',
  'urge',
  'buyAgain',
  'review',
  'receive',
  'pay',
] as const
type Action = (typeof ACTIONS)[number]
/** Buttons of the bar, the one for the service not counted; the others are rows above it. */
const IN_BAR = 2
const MAIN: ReadonlySet<Action> = new Set(['pay', 'receive'])

interface OrderActionsProps {
  readonly order: Order
  readonly config: OrderDetailConfig
  /** Asks for the order anew. */
  readonly onChanged: () => unknown
}

/**
 * What can be done with an order now: the server names it, so that an action is neither offered when it
 * would be refused nor by a server that has no call for it.
 */
export const OrderActions = observer(function OrderActions(props: OrderActionsProps) {
  const { order, config, onChanged } = props
  const { navigator, kept, session } = useServices()
  const page = usePage()
  // A second that is drawn while the next page opens would reach a page that lies behind it by then.
  const isShown = () => page.isShown() && !navigator.isLeaving()
  const t = useTranslate()
  const offer = useOffer()
  const open = useOpen()
  const [cancelling, setCancelling] = useState(false)
  const [choosing, setChoosing] = useState(false)
  const { id } = order
  const next = useNextStep(order, config, { onChanged, leave: () => navigator.back() })
  const { busy, problem, step } = next

  const picked = kept.get(CHOSEN_ADDRESS)
  const chosen = choosing && picked?.userId === session.userId ? picked : undefined
  // The list of addresses leaves its choice and goes back: the page in front is this one again.
  useEffect(() => {
    if (!chosen) return
    setChoosing(false)
    kept.set(CHOSEN_ADDRESS, undefined)
    void step(
      () => changeOrderAddress({ body: { id, addressId: chosen.id } }, { quiet: true }),
      t('order.done.address'),
    )
  })

  const deeds: { readonly [A in Action]: () => unknown } = {
    ...next.deeds,
    cancel: offer(cancelOrder, () => setCancelling(true)),
    address: offer(
      changeOrderAddress,
      open.to(config.addressUrl, { first: () => setChoosing(true) }),
    ),
  }
  const due = isDue(order)
  const allowed = actionsOf(order)
  const offered = ACTIONS.filter((action) => allowed.includes(action))
  const [first] = order.lines
  return (
    <>
      {problem && <Notice tone='danger'>{problem}</Notice>}
      {offered.length > IN_BAR && (
        <CellGroup>
          {offered.slice(0, -IN_BAR).map((action) => (
            <Cell
              key={action}
              title={t(`order.do.${action}`)}
              danger={action === 'delete' || action === 'cancel'}
              disabled={busy}
              onTap={deeds[action]}
            />
          ))}
        </CellGroup>
      )}
      <ActionBar
        lead={
          due && (
            <Text className='tp-od__note'>
              {t('order.payLeft')}{' '}
              <Countdown until={order.expiresAt * 1000} isShown={isShown} onEnd={onChanged} />
            </Text>
          )
        }
      >
        <Button kind='ghost' onTap={open.to(fillUrl(config.serviceUrl, order))}>
          {t('product.service')}
        </Button>
        {offered.slice(-IN_BAR).map((action) => (
          <Button
            key={action}
            kind={MAIN.has(action) ? 'primary' : 'secondary'}
            disabled={busy}
            onTap={deeds[action]}
          >
            {t(`order.do.${action}`)}
          </Button>
        ))}
        {offered.length === 0 && first && (
          <Button kind='secondary' onTap={open.to(fillUrl(config.productUrl, first))}>
            {t('order.again')}
          </Button>
        )}
      </ActionBar>
      <CancelSheet
        open={cancelling}
        paid={order.paidAt !== null}
        onClose={() => setCancelling(false)}
        onCancel={(reason) => {
          setCancelling(false)
          void step(
            () => cancelOrder({ body: { id, reason } }, { quiet: true }),
            t(order.paidAt === null ? 'order.done.cancel' : 'order.done.refund'),
          )
        }}
      />
    </>
  )
})

interface CancelSheetProps {
  readonly open: boolean
  /** Money goes back. */
  readonly paid: boolean
  readonly onClose: () => void
  readonly onCancel: (reason: string) => void
}

function CancelSheet({ open, paid, onClose, onCancel }: CancelSheetProps): ReactNode {
  const t = useTranslate()
  const [reason, setReason] = useState<(typeof REASONS)[number]>()
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={t('order.cancel.title')}
      closeLabel={t('common.close')}
      footer={
        <Button
          block
          size='l'
          kind='danger'
          disabled={reason === undefined}
          onTap={() => reason && onCancel(t(`order.cancel.${reason}`))}
        >
          {t('order.do.cancel')}
        </Button>
      }
    >
      <View className='tp-od__stack'>
        <Text className='tp-od__note'>{t(paid ? 'order.cancel.refund' : 'order.cancel.note')}</Text>
        <RadioGroup label={t('order.cancel.title')}>
          {REASONS.map((each) => (
            <RadioRow
              key={each}
              title={t(`order.cancel.${each}`)}
              checked={each === reason}
              onChange={() => setReason(each)}
            />
          ))}
        </RadioGroup>
      </View>
    </Sheet>
  )
}
