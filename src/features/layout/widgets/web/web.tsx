import { observer } from 'mobx-react-lite'
import { useEffect, useState } from 'react'
import { webHosts as listed } from '../../../../../taproom.config'
import { useOpen } from '../../../../engine/actions/open'
import type { WidgetProps } from '../../../../engine/contract'
import { useQuery } from '../../../../engine/data/queries'
import { BlockSkeleton } from '../../../../engine/outlet/states'
import { usePage } from '../../../../engine/page/page-context'
import { useServices } from '../../../../engine/services'
import { useTranslate } from '../../../../i18n'
import { HOME } from '../../../../routing/table'
import { safeTarget } from '../../../../routing/url'
import { encodePart } from '../../../../shared/url'
import { Button } from '../../../../ui/button/button'
import { Text, View } from '../../../../ui/primitives/elements'
import { WebView } from '../../../../ui/primitives/frames'
import { EmptyState } from '../../../../ui/states/states'
import { webHosts } from '../../../record'
import type { Config, Value } from '.'
import './web.scss'

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

/**
 * The hosts the server lists; undefined while it is asked. A server that lists none, or cannot be asked,
 * leaves those of the definition. Those of the build come on top.
 */
function useHosts(builtIn: readonly string[], enabled: boolean): readonly string[] | undefined {
  const { status, value } = useQuery({ ...webHosts, enabled })
  if (enabled && status === 'loading') return undefined
  return [...listed, ...(value ?? builtIn)]
}

/** The web page an address names, if its host is listed. */
export const Web = observer(function Web({ value, config }: WidgetProps<Value, Config>) {
  const { query } = usePage()
  const t = useTranslate()
  const open = useOpen()
  const { alapath, path, data } = query
  const text = alapath || path || value.url
  const isWeb = HTTPS.test(text.trim())
  const hosts = useHosts(config.hosts, isWeb)
  const address = readAddress(text, data, hosts ?? [])
  const page = address.kind === 'page' ? address.url : undefined
  useEffect(() => {
    if (page !== undefined) open(page, { replace: true })
  }, [page, open])

  if (!hosts || address.kind === 'page') return <BlockSkeleton height={320} />
  if (address.kind === 'web') return <Frame key={address.url} {...address} />
  if (address.kind === 'refused') return <Refused {...address} />
  return (
    <EmptyState
      variant='notfound'
      title={t('layout.web.none')}
      note={t('layout.web.noneNote')}
      actionText={t('common.home')}
      onAction={open.to(HOME)}
    />
  )
})

interface PageProps {
  readonly url: string
  readonly host: string
}

/** @returns what copies the link and says so. */
function useCopyLink(url: string): () => void {
  const { host } = useServices()
  const t = useTranslate()
  return () =>
    void host.copy(url).then(
      () => host.toast(t('layout.web.copied')),
      () => host.toast(t('error.unexpected')),
    )
}

function Refused({ url, host }: PageProps) {
  const t = useTranslate()
  const copy = useCopyLink(url)
  return (
    <EmptyState
      variant='locked'
      title={t('layout.web.refused')}
      note={t('layout.web.refusedNote', { host })}
      actionText={t('layout.web.copy')}
      onAction={copy}
    />
  )
}

/** ms until a page that has not come is said not to come. */
const PATIENCE = 20_000

/** The page itself: waited for, shown, or not to be had. A browser does not say that a page stayed empty. */
function Frame({ url, host: name }: PageProps) {
  const { host } = useServices()
  const t = useTranslate()
  const copy = useCopyLink(url)
  const [state, setState] = useState<'waiting' | 'shown' | 'failed'>('waiting')
  useEffect(() => {
    if (state !== 'waiting') return
    const timer = setTimeout(() => setState('failed'), PATIENCE)
    return () => clearTimeout(timer)
  }, [state])
  if (state === 'failed') {
    return (
      <View className='tp-web'>
        <EmptyState
          variant='error'
          title={t('layout.web.failed', { host: name })}
          note={t('layout.web.failedNote')}
          actionText={t('common.retry')}
          onAction={() => setState('waiting')}
        />
        <Button kind='ghost' className='tp-web__copy' icon='copy' onTap={copy}>
          {t('layout.web.copy')}
        </Button>
      </View>
    )
  }
  const frame = (
    <WebView
      src={url}
      label={t('layout.web.frame', { host: name })}
      onLoad={() => setState('shown')}
      onError={() => setState('failed')}
    />
  )
  // A mini-program's page of another site leaves no room for ours.
  if (host.platform !== 'h5') return frame
  return (
    <View className='tp-web'>
      <View className='tp-web__bar'>
        <Text className='tp-web__host' role='status'>
          {state === 'waiting' ? t('layout.web.waiting', { host: name }) : name}
        </Text>
        <Button kind='ghost' size='s' icon='copy' onTap={copy}>
          {t('layout.web.copy')}
        </Button>
      </View>
      {frame}
    </View>
  )
}
