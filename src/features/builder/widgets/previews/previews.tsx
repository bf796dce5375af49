import { useMemo } from 'react'
import { useOpen } from '../../../../engine/actions/open'
import type { WidgetProps } from '../../../../engine/contract'
import { useQuery } from '../../../../engine/data/queries'
import { Outlet } from '../../../../engine/outlet/outlet'
import { QueryState } from '../../../../engine/outlet/paged-list'
import { ClosedPage } from '../../../../engine/page/closed-page'
import { usePage } from '../../../../engine/page/page-context'
import { useGates } from '../../../../engine/page/use-gates'
import { type CompiledView, compileCached } from '../../../../engine/read/compile'
import { useServices } from '../../../../engine/services'
import { useLocale, useTranslate } from '../../../../i18n'
import { findRoute } from '../../../../routing/derive'
import { HOME, type Route } from '../../../../routing/table'
import { formatUrl } from '../../../../routing/url'
import { isObject } from '../../../../shared/json'
import { localize } from '../../../../shared/l10n'
import { Button } from '../../../../ui/button/button'
import { Card } from '../../../../ui/card/card'
import { Tag } from '../../../../ui/marks/marks'
import { Text, View } from '../../../../ui/primitives/elements'
import { Skeleton } from '../../../../ui/skeleton/skeleton'
import { EmptyState } from '../../../../ui/states/states'
import { cellText } from '../../../report'
import { HERE } from '../../contract'
import { LookedAt } from '../../parts/looks'
import { EDITED } from '../../parts/reading'
import { previewBy } from '../../queries'
import type { ViewFiguresConfig, ViewFiguresValue, ViewPreviewConfig } from '.'
import './view-preview.scss'
import './view-figures.scss'

/** A page before it is published: what it is, and the page itself. */
export function ViewPreview({ value, config }: WidgetProps<unknown, ViewPreviewConfig>) {
  const { query } = usePage()
  const t = useTranslate()
  const key = (query.key || config.key).replace(/^\/+/, '')
  // A browser shows it beside its fields: what draws it there is not of this part.
  const isHere = process.env.TARO_ENV !== 'h5' && key.startsWith(HERE)
  const found = useQuery({
    ...previewBy(key),
    enabled: !isHere && value === undefined && key !== '',
  })
  if (process.env.TARO_ENV !== 'h5' && isHere) return <EditedPage />
  if (value !== undefined) return <Drawn raw={value} address={`/${key}`} />
  if (key === '') {
    return (
      <EmptyState
        variant='search'
        title={t('builder.preview.pick')}
        note={t('builder.preview.pickNote')}
      />
    )
  }
  return (
    <QueryState
      query={found}
      skeleton={<Skeleton kind='card' count={2} label={t('common.loading')} />}
    >
      {({ raw }) => <Drawn raw={raw} address={`/${key}`} />}
    </QueryState>
  )
}

/** The page that is edited, above its editor: a tap selects a part and leads back to its fields. */
function EditedPage() {
  const { kept, navigator } = useServices()
  const t = useTranslate()
  const editing = kept.get(EDITED)
  if (!editing) return <EmptyState variant='notfound' title={t('builder.preview.missing')} />
  return <LookedAt editing={editing} onSelect={() => void navigator.back()} />
}

interface DrawnProps {
  readonly raw: unknown
  /** The page's own: `/zero/fast`. */
  readonly address: string
}

function Drawn({ raw, address }: DrawnProps) {
  const { registry } = usePage()
  const { host } = useServices()
  const t = useTranslate()
  const compiled = useMemo(
    () =>
      isObject(raw) && registry
        ? compileCached(raw, { registry, platform: host.platform })
        : undefined,
    [raw, registry, host.platform],
  )
  if (!isObject(raw)) return <EmptyState variant='notfound' title={t('builder.preview.missing')} />
  if (!compiled) return <EmptyState variant='error' title={t('builder.preview.broken')} />
  return (
    <>
      <Facts compiled={compiled} address={address} />
      <Page compiled={compiled} />
    </>
  )
}

/** The page behind its own gates: a preview opens nothing to whom it is closed. */
function Page({ compiled }: { readonly compiled: CompiledView }) {
  const { url } = usePage()
  const gate = useGates((findRoute(url) ?? findRoute(HOME)) as Route, compiled)
  return (
    <View className='tp-preview__page'>
      {gate.verdict === 'open' ? (
        <Outlet widgets={compiled.widgets} />
      ) : (
        <ClosedPage verdict={gate.verdict} onRetry={gate.retry} />
      )}
    </View>
  )
}

interface FactsProps extends Pick<DrawnProps, 'address'> {
  readonly compiled: CompiledView
}

function Facts({ compiled, address }: FactsProps) {
  const { definition, widgets, meta, security } = compiled
  const t = useTranslate()
  const locale = useLocale()
  const open = useOpen()
  return (
    <Card className='tp-preview__facts' title={localize(definition.name, locale) || address}>
      <Text className='tp-preview__address'>{address}</Text>
      <View className='tp-preview__tags'>
        <Tag>{t('builder.preview.widgets', { count: widgets.length })}</Tag>
        {meta.rev !== undefined && <Tag>{t('builder.preview.revision', { rev: meta.rev })}</Tag>}
        {security.isLogin && <Tag tone='info'>{t('builder.preview.login')}</Tag>}
        {security.isAdmin && <Tag tone='warning'>{t('builder.preview.admin')}</Tag>}
      </View>
      <View className='tp-preview__foot'>
        <Text className='tp-preview__note'>{t('builder.preview.note')}</Text>
        <Button
          size='s'
          kind='secondary'
          onTap={open.to(formatUrl('/views/index', { url: address }))}
        >
          {t('builder.preview.open')}
        </Button>
      </View>
    </Card>
  )
}

/** Named figures side by side. */
export function ViewFigures({ value, config }: WidgetProps<ViewFiguresValue, ViewFiguresConfig>) {
  const locale = useLocale()
  return (
    <Card className='tp-figures' title={localize(config.title, locale) || undefined}>
      <View className='tp-figures__row' role='list'>
        {value.map(({ key, name, value: amount, format }) => (
          <View key={key} className='tp-figures__item' role='listitem'>
            <Text className='tp-figures__value tp-num'>{cellText(amount, format)}</Text>
            <Text className='tp-figures__name'>{name}</Text>
          </View>
        ))}
      </View>
    </Card>
  )
}
