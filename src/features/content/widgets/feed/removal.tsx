import { useMemo, useState } from 'react'
import { useOffer } from '../../../../engine/actions/open'
import { errorText } from '../../../../engine/error-text'
import { useServices } from '../../../../engine/services'
import { useTranslate } from '../../../../i18n'
import { ActionBar } from '../../../../ui/action-bar/action-bar'
import { Button } from '../../../../ui/button/button'
import { Dialog } from '../../../../ui/dialog/dialog'
import { Text, View } from '../../../../ui/primitives/elements'
import { Checkbox } from '../../../../ui/toggles/toggles'
import { clearFootprints } from '../../../favorite'
import { stale } from '../../queries'
import type { Entry, FeedSource } from '../../queries-feeds'

/** What a question in the middle of the page is about. */
type Question = 'remove' | 'clear'

const NONE: ReadonlySet<string> = new Set()

export interface Removal {
  /** What is chosen, by key; undefined while a tap opens an entry. */
  readonly chosen: ReadonlySet<string> | undefined
  readonly selected: readonly Entry[]
  readonly isAll: boolean
  readonly busy: boolean
  readonly question: Question | undefined
  readonly ask: (question: Question | undefined) => void
  readonly begin: () => void
  readonly leave: () => void
  readonly toggle: (entry: Entry) => void
  readonly chooseAll: (all: boolean) => void
  /** Takes things out of the feed and says what became of it. */
  readonly run: (work: () => Promise<unknown>) => Promise<void>
}

/** Choosing things of a feed and taking them out. */
export function useRemoval(items: readonly Entry[]): Removal {
  const { host, queries } = useServices()
  const t = useTranslate()
  const [managing, setManaging] = useState(false)
  const [chosen, setChosen] = useState<ReadonlySet<string>>(NONE)
  const [question, setQuestion] = useState<Question>()
  const [busy, setBusy] = useState(false)
  const selected = useMemo(() => items.filter(({ key }) => chosen.has(key)), [items, chosen])

  function leave(): void {
    setManaging(false)
    setChosen(NONE)
  }

  async function run(work: () => Promise<unknown>): Promise<void> {
    setBusy(true)
    try {
      await work()
      host.toast(t('content.feed.removed'))
      leave()
    } catch (error) {
      host.toast(errorText(error, t))
    }
    // Also after a failure: some may be gone.
    await stale.afterRemoval(queries)
    setBusy(false)
    setQuestion(undefined)
  }

  return {
    chosen: managing ? chosen : undefined,
    selected,
    isAll: items.length > 0 && selected.length === items.length,
    busy,
    question,
    ask: setQuestion,
    begin: () => setManaging(true),
    leave,
    toggle({ key }) {
      const next = new Set(chosen)
      if (!next.delete(key)) next.add(key)
      setChosen(next)
    },
    chooseAll: (all) => setChosen(all ? new Set(items.map(({ key }) => key)) : NONE),
    run,
  }
}

interface RemovalProps {
  readonly source: FeedSource
  readonly removal: Removal
}

/** How many there are, and the ways to have fewer. Nothing where a feed cannot be changed. */
export function FeedHead({ source, removal, total }: RemovalProps & { readonly total: number }) {
  const t = useTranslate()
  const offer = useOffer()
  const managing = removal.chosen !== undefined
  if (!source.remove && !source.clear) return null
  return (
    <View className='tp-feed__head'>
      <Text className='tp-feed__count tp-num'>{t('content.feed.count', { n: total })}</Text>
      {source.removeBy && (
        <Button
          kind='ghost'
          size='s'
          onTap={offer(source.removeBy, managing ? removal.leave : removal.begin)}
        >
          {t(managing ? 'content.feed.done' : 'content.feed.manage')}
        </Button>
      )}
      {source.clear && (
        <Button
          kind='ghost'
          size='s'
          icon='trash'
          onTap={offer(clearFootprints, () => removal.ask('clear'))}
        >
          {t('content.feed.clear')}
        </Button>
      )}
    </View>
  )
}

/** The bar under a feed while things are chosen, and the questions before anything goes. */
export function RemovalBar({ source, removal }: RemovalProps) {
  const { selected, busy, question, ask, run } = removal
  const t = useTranslate()
  const { clear } = source

  async function removeSelected(): Promise<void> {
    for (const entry of selected) await source.remove?.(entry)
  }

  return (
    <>
      {removal.chosen && (
        <ActionBar
          lead={
            <Checkbox checked={removal.isAll} onChange={removal.chooseAll}>
              {t('content.feed.selectAll')}
            </Checkbox>
          }
        >
          <Button
            kind='danger'
            size='l'
            disabled={selected.length === 0}
            onTap={() => ask('remove')}
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
        onConfirm={() => run(removeSelected)}
        onCancel={() => ask(undefined)}
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
          onConfirm={() => run(clear)}
          onCancel={() => ask(undefined)}
        />
      )}
    </>
  )
}
