import { useEffect } from 'react'
import { useOpen } from '../../../../engine/actions/open'
import type { WidgetProps } from '../../../../engine/contract'
import { BlockSkeleton } from '../../../../engine/outlet/states'
import { usePage } from '../../../../engine/page/page-context'
import { useServices } from '../../../../engine/services'
import { useTranslate } from '../../../../i18n'
import { HOME } from '../../../../routing/table'
import { safeTarget } from '../../../../routing/url'
import { encodePart } from '../../../../shared/url'
import { WebView } from '../../../../ui/primitives/frames'
import { EmptyState } from '../../../../ui/states/states'
import type { Config, Value } from '.'

/** Host and the rest of an https address without user part, port, spaces or control characters. */
const HTTPS = /^https:\/\/([a-z0-9-]+(?:\.[a-z0-9-]+)+)((?:[/?#][^\s\\<>"]*)?)$/i

type Address =
  | { readonly kind: 'none' }
  /** A page of this app. */
  | { readonly kind: 'page'; readonly url: string }
  | { readonly kind: 'web'; readonly url: string; readonly host: string }
  /** Not on the list. `host` is what is said about it. */
  | { readonly kind: 'refused'; readonly url: string; readonly host: string }

const isListed = (host: string, hosts: readonly string[]) =>
  hosts.some((each) => {
    const known = each.toLowerCase()
    return known.startsWith('*.') ? host.endsWith(known.slice(1)) : host === known
  })

/** Compact JSON, or nothing of a text that is none. */
function jsonOf(data: string | undefined): string | undefined {
  if (data === undefined || data === '') return undefined
  try {
    return JSON.stringify(JSON.parse(data))
  } catch {
    return undefined
  }
}

/** `data` goes along as a query parameter, before what stands behind `#`. */
function withData(url: string, data: string | undefined): string {
  const json = jsonOf(data)
  if (json === undefined) return url
  const at = url.indexOf('#')
  const [page, place] = at < 0 ? [url, ''] : [url.slice(0, at), url.slice(at)]
  return `${page}${page.includes('?') ? '&' : '?'}data=${encodePart(json)}${place}`
}

/**
 * What an address from outside leads to (client spec §2, `alapath` and `data`): a page of this app, a web
 * page of a listed host, or nothing.
 */
function readAddress(address: string, data: string | undefined, hosts: readonly string[]): Address {
  const text = address.trim()
  if (text === '') return { kind: 'none' }
  const page = safeTarget(text)
  if (page !== undefined) return { kind: 'page', url: page }
  const [, name] = HTTPS.exec(text) ?? []
  if (name === undefined) return { kind: 'refused', url: text, host: text.slice(0, 60) }
  const host = name.toLowerCase()
  return isListed(host, hosts)
    ? { kind: 'web', url: withData(text, data), host }
    : { kind: 'refused', url: text, host }
}

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
    return <WebView src={address.url} label={t('layout.web.frame', { host: address.host })} />
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
