import './feed.scss'
import { observer } from 'mobx-react-lite'
import { useMemo, useState } from 'react'
import { openLogin, useOpen } from '../../../../engine/actions/open'
import { useAct } from '../../../../engine/actions/use-act'
import type { WidgetProps } from '../../../../engine/contract'
import { usePages } from '../../../../engine/data/queries'
import { errorText } from '../../../../engine/error-text'
import { usePage } from '../../../../engine/page/page-context'
import { useServices } from '../../../../engine/services'
import { useTranslate } from '../../../../i18n'
import { HOME } from '../../../../routing/table'
import type { TextKey } from '../../../../shared/l10n'
import { ActionBar } from '../../../../ui/action-bar/action-bar'
import { Button } from '../../../../ui/button/button'
import { Tabs } from '../../../../ui/choices/choices'
import { Dialog } from '../../../../ui/dialog/dialog'
import { EndMarker } from '../../../../ui/end-marker/end-marker'
import { Box, Txt } from '../../../../ui/primitives/elements'
import { EmptyState } from '../../../../ui/states/states'
import { Checkbox } from '../../../../ui/toggles/toggles'
import { feedPages, stale } from '../../queries'
import type { FeedConfig } from '.'
import { FeedCard } from './feed-card'
import { FeedDay } from './feed-day'
import { END_TEXT, endState, FeedBones, FeedFailure } from './feed-states'
import { type Entry, type FeedKind, type FeedSource, SOURCES } from './feeds'
import { useDays } from './use-days'

/** A feed of the user's; the visitors' ones are shown to everybody. */
export const Feed = observer(function Feed({ config }: WidgetProps<unknown, FeedConfig>) {
  const services = useServices()
  const page = usePage()
  const t = useTranslate()
  const source = SOURCES[config.feed]
  if (source.needsLogin && !services.session.isLoggedIn) {
    return (
      <EmptyState
        variant='locked'
        title={t('engine.login.title')}
        note={t('engine.login.note')}
        actionText={t('common.login')}
        onAction={() => openLogin(services, page)}
      />
    )
  }
  return <Entries config={config} source={source} />
})

interface EntriesProps {
  readonly config: FeedConfig
  readonly source: FeedSource
}

/** What a question in the middle of the page is about. */
type Question = 'remove' | 'clear'

const Entries = observer(function Entries({ config, source }: EntriesProps) {
  const { feed, layout, pageSize, on } = config
  const { host, queries } = useServices()
  const page = usePage()
  const t = useTranslate()
  const open = useOpen()
  const act = useAct()
  const [kind, setKind] = useState<FeedKind>(source.kinds[0] ?? '')
  const [managing, setManaging] = useState(false)
  const [chosen, setChosen] = useState<ReadonlySet<string>>(NONE)
  const [question, setQuestion] = useState<Question>()
  const [busy, setBusy] = useState(false)

  const list = usePages<Entry>(feedPages({ name: feed, kind, pageSize, load: source.load }))
  // A message that leads to this very page leads nowhere.
  const items = useMemo(
    () => list.items.map((entry) => (entry.url === page.url ? { ...entry, url: '' } : entry)),
    [list.items, page.url],
  )
  const days = useDays(items)
  const selected = useMemo(() => items.filter(({ key }) => chosen.has(key)), [items, chosen])
  const all = items.length > 0 && selected.length === items.length

  function leaveManaging(): void {
    setManaging(false)
    setChosen(NONE)
  }

  function choose(next: FeedKind): void {
    leaveManaging()
    setKind(next)
  }

  function toggle({ key }: Entry): void {
    const next = new Set(chosen)
    if (!next.delete(key)) next.add(key)
    setChosen(next)
  }

  function follow(entry: Entry): void {
    if (on?.itemTap) act(on.itemTap, entry)
    else if (entry.url !== '') open(entry.url)
  }

  async function empty(work: () => Promise<unknown>): Promise<void> {
    setBusy(true)
    try {
      await work()
      host.toast(t('content.feed.removed'))
      leaveManaging()
    } catch (error) {
      host.toast(errorText(error, t))
    }
    // Also after a failure: some may be gone.
    await stale.afterRemoval(queries)
    setBusy(false)
    setQuestion(undefined)
  }

  async function removeSelected(): Promise<void> {
    for (const entry of selected) await source.remove?.(entry)
  }

  const { clear } = source
  const filled = items.length > 0
  return (
    <Box className='tp-feed'>
      {source.kinds.length > 1 && (
        <Box className='tp-feed__tabs'>
          <Tabs
            id='tp-feed-tab'
            fill
            items={source.kinds.map((key) => ({ key, label: t(KIND_TEXT[key]) }))}
            active={kind}
            onChange={choose}
            label={t('content.feed.kinds')}
          />
        </Box>
      )}
      {filled && (source.remove || clear) && (
        <Box className='tp-feed__head'>
          <Txt className='tp-feed__count tp-num'>{t('content.feed.count', { n: list.total })}</Txt>
          {source.remove && (
            <Button
              kind='ghost'
              size='s'
              onTap={() => (managing ? leaveManaging() : setManaging(true))}
            >
              {t(managing ? 'content.feed.done' : 'content.feed.manage')}
            </Button>
          )}
          {clear && (
            <Button kind='ghost' size='s' icon='trash' onTap={() => setQuestion('clear')}>
              {t('content.feed.clear')}
            </Button>
          )}
        </Box>
      )}
      {list.status === 'loading' && <FeedBones layout={layout} />}
      {list.status === 'error' && <FeedFailure error={list.error} onRetry={list.reload} />}
      {list.status === 'ready' && !filled && (
        <EmptyState
          title={t(`content.feed.${feed}.empty`)}
          note={t(`content.feed.${feed}.emptyNote`)}
          actionText={source.needsLogin ? t('content.feed.toShop') : undefined}
          onAction={() => open(HOME)}
        />
      )}
      {filled && layout === 'card' && (
        <Box className='tp-feed__cards tp-enter'>
          {items.map((entry) => (
            <FeedCard key={entry.key} entry={entry} copies={source.copies} onOpen={follow} />
          ))}
        </Box>
      )}
      {filled &&
        layout === 'compact' &&
        days.map(({ day, entries }) => (
          <FeedDay
            key={day}
            day={day}
            entries={entries}
            chosen={managing ? chosen : undefined}
            onTap={managing ? toggle : follow}
          />
        ))}
      {filled && (
        <EndMarker
          state={endState(list)}
          text={t(END_TEXT[endState(list)])}
          onReach={list.loadMore}
        />
      )}
      {managing && (
        <ActionBar
          lead={
            <Checkbox
              checked={all}
              onChange={(checked) =>
                setChosen(checked ? new Set(items.map(({ key }) => key)) : NONE)
              }
            >
              {t('content.feed.selectAll')}
            </Checkbox>
          }
        >
          <Button
            kind='danger'
            size='l'
            disabled={selected.length === 0}
            onTap={() => setQuestion('remove')}
          >
            {t('content.feed.remove', { n: selected.length })}
          </Button>
        </ActionBar>
      )}
      <Dialog
        open={question === 'remove'}
        title={t('content.feed.removeTitle', { n: selected.length })}
        confirmText={t('common.delete')}
        cancelText={t('common.cancel')}
        danger
        busy={busy}
        onConfirm={() => empty(removeSelected)}
        onCancel={() => setQuestion(undefined)}
      />
      {clear && (
        <Dialog
          open={question === 'clear'}
          title={t('content.feed.clearTitle')}
          text={t('content.feed.clearText')}
          confirmText={t('content.feed.clear')}
          cancelText={t('common.cancel')}
          danger
          busy={busy}
          onConfirm={() => empty(clear)}
          onCancel={() => setQuestion(undefined)}
        />
      )}
    </Box>
  )
})

const NONE: ReadonlySet<string> = new Set()

const KIND_TEXT: Readonly<Record<FeedKind, TextKey>> = {
  '': 'common.all',
  product: 'content.feed.kind.product',
  store: 'content.feed.kind.store',
  live: 'content.feed.kind.live',
}
