import { useEffect } from 'react'
import { useOpen } from '../../../../engine/actions/open'
import type { WidgetProps } from '../../../../engine/contract'
import { BlockSkeleton } from '../../../../engine/outlet/states'
import { usePage } from '../../../../engine/page/page-context'
import { useServices } from '../../../../engine/services'
import { useTranslate } from '../../../../i18n'
import { HOME } from '../../../../routing/table'
import { WebFrame } from '../../../../ui/primitives/frames'
import { EmptyState } from '../../../../ui/states/states'
import type { Config, Value } from '.'
import { readAddress } from './read-address'

/** The web page an address names, if its host is listed. */
export function Web({ value, config }: WidgetProps<Value, Config>) {
  const { query } = usePage()
  const { host } = useServices()
  const t = useTranslate()
  const open = useOpen()
  const { alapath, path, data } = query
  const address = readAddress(alapath || path || value.url, data, config.hosts)
  const page = address.kind === 'page' ? address.url : undefined
  useEffect(() => {
    if (page !== undefined) open(page, { replace: true })
  }, [page, open])

  if (address.kind === 'web') {
    return <WebFrame src={address.url} label={t('layout.web.frame', { host: address.host })} />
  }
  if (address.kind === 'refused') {
    const copy = async () => {
      await host.copy(address.url)
      host.toast(t('layout.web.copied'))
    }
    return (
      <EmptyState
        variant='locked'
        title={t('layout.web.refused')}
        note={t('layout.web.refusedNote', { host: address.host })}
        actionText={t('layout.web.copy')}
        onAction={() => void copy().catch(() => host.toast(t('error.unexpected')))}
      />
    )
  }
  if (address.kind === 'page') return <BlockSkeleton height={320} />
  return (
    <EmptyState
      variant='notfound'
      title={t('layout.web.none')}
      note={t('layout.web.noneNote')}
      actionText={t('common.home')}
      onAction={() => open(HOME)}
    />
  )
}
