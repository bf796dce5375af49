import { useTranslate } from '../../i18n'
import { EmptyState } from '../../ui/empty-state/empty-state'
import { PageState } from '../page/page-state'
import { useServices } from '../services'
import type { VirtualGoodsGateProps } from './types'
import { useVirtualGoods } from './use-virtual-goods'

/** Says why nothing is sold on an iPhone, without pointing to another place to pay (decisions.md, 16). */
export function VirtualGoodsGate({
  children,
  needed,
  actionText,
  onAction,
}: VirtualGoodsGateProps) {
  const { navigator } = useServices()
  const t = useTranslate()
  const goods = useVirtualGoods(needed)
  if (goods === 'allowed') return <>{children}</>
  if (goods === 'asking') return <PageState kind='loading' />
  return (
    <EmptyState
      variant='locked'
      title={t('money.virtual.hidden')}
      actionText={actionText ?? t('common.home')}
      onAction={onAction ?? (() => void navigator.home().catch(() => undefined))}
    />
  )
}
