import { AppError } from '../../errors'
import { useTranslate } from '../../i18n'
import { HOME } from '../../routing/table'
import type { TextKey } from '../../shared/l10n'
import { View } from '../../ui/primitives/elements'
import { Skeleton } from '../../ui/skeleton/skeleton'
import { EmptyState, type EmptyVariant } from '../../ui/states/states'
import { errorText } from '../error-text'
import { BlockSkeleton } from '../outlet/states'
import type { CompiledWidget } from '../read/compiled-widget'
import { usePage } from './page-context'

/** How pages begin that begin with no text: with a picture, or with pictures side by side. */
const SHAPES = [
  [new RegExp(`^${HOME}$`), 'banner', 'card'],
  [/^\/(product|store|event|video)\/show/, 'banner', 'text'],
  [/^\/(product\/list|live\/index|tool\/material)/, 'card', 'card'],
] as const

/** The shape of a page to come, by its address: its definition is on the way. */
function PageSkeleton() {
  const label = useTranslate()('common.loading')
  const { url, query } = usePage()
  const address = query.url ?? url
  const [, first = 'text', rest = 'cell'] = SHAPES.find(([is]) => is.test(address)) ?? []
  return (
    <View className='tp-page-skeleton'>
      <Skeleton kind={first} count={first === 'card' ? 2 : 1} label={label} />
      <Skeleton kind={rest} count={4} label={label} />
    </View>
  )
}

/** The shape of the widgets a page begins with, while nobody knows yet who may see them. */
export function WidgetsSkeleton({ widgets }: { readonly widgets: readonly CompiledWidget[] }) {
  if (widgets.length === 0) return <PageSkeleton />
  return (
    <>
      {widgets.slice(0, FIRST_WIDGETS).map((each) => {
        const { Skeleton } = each.widget.definition
        return Skeleton ? (
          <Skeleton key={each.id} config={each.read().config} />
        ) : (
          <BlockSkeleton key={each.id} height={each.height} />
        )
      })}
    </>
  )
}

/** As many as fill a screen. */
const FIRST_WIDGETS = 8

type Kind = 'failed' | 'away' | 'broken' | 'update' | 'notFound' | 'coming'

interface StateProps {
  readonly kind: Kind | 'loading'
  readonly name?: string
  readonly error?: unknown
  readonly onAction?: () => void
}

/** What a page shows instead of widgets: drawing, sentence, way on. */
const states: Record<
  Kind,
  { variant: EmptyVariant; title: TextKey; note?: TextKey; action?: TextKey }
> = {
  failed: { variant: 'offline', title: 'error.dataFetchFailed', action: 'common.retry' },
  away: {
    variant: 'offline',
    title: 'error.dataFetchFailed',
    note: 'error.network',
    action: 'common.retry',
  },
  broken: {
    variant: 'error',
    title: 'engine.broken.title',
    note: 'engine.broken.note',
    action: 'common.retry',
  },
  update: {
    variant: 'error',
    title: 'engine.update.title',
    note: 'engine.update.note',
    action: 'common.home',
  },
  notFound: {
    variant: 'notfound',
    title: 'engine.notFound.title',
    note: 'engine.notFound.note',
    action: 'common.home',
  },
  coming: {
    variant: 'coming',
    title: 'engine.coming.title',
    note: 'engine.coming.note',
    action: 'common.home',
  },
}

/** A whole page without widgets: waiting, failed, unknown or still to come. */
export function PageState({ kind, name = '', error, onAction }: StateProps) {
  const t = useTranslate()
  if (kind === 'loading') return <PageSkeleton />
  const { variant, title, note, action } = states[kind]
  const why = error instanceof AppError ? errorText(error, t) : undefined
  return (
    <EmptyState
      variant={variant}
      title={t(title, { name })}
      note={why ?? (note && t(note))}
      actionText={onAction && action && t(action)}
      onAction={onAction}
    />
  )
}
