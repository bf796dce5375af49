import { computed, runInAction } from 'mobx'
import { observer } from 'mobx-react-lite'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { errorText } from '../../../../engine/error-text'
import { useHold, usePage } from '../../../../engine/page/page-context'
import { useServices } from '../../../../engine/services'
import { useTranslate } from '../../../../i18n'
import { Button, IconButton } from '../../../../ui/button/button'
import { Tabs } from '../../../../ui/choices/choices'
import type { IconName } from '../../../../ui/icon/icons'
import { Text, View } from '../../../../ui/primitives/elements'
import { Notice } from '../../../../ui/states/states'
import type { Draft } from '../../contract-editor'
import { useNames } from '../../parts/catalogue'
import { MOST_WIDGETS } from '../../parts/reading'
import type { Place, Raw, Row } from '../../rules/document'
import { gapAfter, gapBeyond } from '../../rules/several'
import { Editing } from './editing'
import {
  Beside,
  Compared,
  Inspector,
  loadCheck,
  loadJoiner,
  PageSettings,
  Palette,
  Review,
  useClipboard,
} from './extras'
import { useFindings } from './findings'
import { choose } from './kept'
import { Stage, useShortcuts } from './moving'
import { Outline } from './outline'

/** From this width on, px, outline, page and fields stand side by side. */
const WIDE = 1024
const PANES = ['outline', 'fields', 'stage'] as const
type Pane = (typeof PANES)[number]

export interface DeskProps {
  readonly draft: Draft
  readonly draftKey: string
  /** What stands for a page that could not be read. */
  readonly mended: Raw | undefined
}

/** One page under one's hands: what it is made of, its fields, how it looks, and how it is published. */
export const EditorDesk = observer(function EditorDesk({ draft, draftKey, mended }: DeskProps) {
  const { persistence, host, session } = useServices()
  const t = useTranslate()
  const [editing] = useState(() => {
    const { userId } = session
    const isMine = () => session.userId === userId
    // Who has logged out leaves nothing behind; whose session ended finds everything again.
    const mayKeep = () => isMine() || session.signedOut === 'expired'
    const made = new Editing({ draft, persistence, key: draftKey, isMine, mayKeep, loadJoiner })
    if (mended) runInAction(() => made.replace(mended))
    return made
  })
  const [pane, setPane] = useState<Pane>('outline')
  const [place, setPlace] = useState<Place>()
  const [moving, setMoving] = useState<readonly string[]>()
  // The same each time: the rows of the outline would all be drawn again with another.
  const endMove = useCallback(() => setMoving(undefined), [])
  const [isReviewed, setReviewed] = useState(false)
  useHold(editing.isUnsaved)
  const help = useShortcuts(editing, { ...useClipboard(editing), add: setPlace })
  useFindings(editing, loadCheck)
  useEffect(() => {
    // What was left here is sent as soon as somebody looks at it again.
    if (editing.isUnsaved) void editing.save()
    const stop = host.onNetwork(editing.save)
    return () => {
      stop()
      editing.leave()
    }
  }, [editing, host])
  host.usePageHide(editing.hide)
  const isWide = host.device.width >= WIDE
  const shows = (each: Pane) => isWide || pane === each

  return (
    <View className={isWide ? 'tp-edit tp-edit--wide' : 'tp-edit'}>
      <Head editing={editing} onPublish={() => setReviewed(true)} />
      <Told editing={editing} />
      <Beside editing={editing} />
      {!isWide && (
        <Tabs
          fill
          id='tp-edit'
          label={t('builder.pane.label')}
          items={PANES.map((key) => ({ key, label: t(`builder.pane.${key}`) }))}
          active={pane}
          onChange={setPane}
        />
      )}
      <View className='tp-edit__panes'>
        {shows('outline') && (
          <Outline editing={editing} moving={moving} onMoved={endMove} onAdd={setPlace} />
        )}
        {shows('stage') && <Stage editing={editing} />}
        {shows('fields') && (
          <View className='tp-edit__fields'>
            <Fields editing={editing} />
          </View>
        )}
      </View>
      <Hand
        editing={editing}
        moving={moving}
        onMove={(ids) => {
          setMoving(ids)
          if (ids) setPane('outline')
        }}
        onAdd={setPlace}
        onEdit={isWide || pane === 'fields' ? undefined : () => setPane('fields')}
      />
      {help}
      <Palette editing={editing} place={place} onClose={() => setPlace(undefined)} />
      {isReviewed && (
        <Review
          editing={editing}
          Compared={Compared}
          onClose={() => setReviewed(false)}
          onShow={() => setPane('fields')}
        />
      )}
    </View>
  )
})

/** What is told of the widget that is selected, or of the page. */
const Fields = observer(function Fields({ editing }: { readonly editing: Editing }) {
  const id = useMemo(() => computed(() => editing.row?.id), [editing]).get()
  return id === undefined ? (
    <PageSettings editing={editing} />
  ) : (
    <Inspector key={id} editing={editing} />
  )
})

interface HeadProps {
  readonly editing: Editing
  readonly onPublish: () => void
}

const Head = observer(function Head({ editing, onPublish }: HeadProps) {
  const t = useTranslate()
  const { standing } = editing
  const canUndo = useMemo(() => computed(() => editing.edited.cursor > 0), [editing]).get()
  const canRedo = useMemo(
    () => computed(() => editing.edited.cursor < editing.edited.steps.length),
    [editing],
  ).get()
  return (
    <View className='tp-edit__head'>
      <Text className='tp-edit__standing' role='status'>
        {t(`builder.standing.${standing}`)}
      </Text>
      <IconButton
        name='returns'
        label={t('builder.undo')}
        disabled={!canUndo}
        onTap={editing.undo}
      />
      <IconButton
        name='returns'
        className='tp-edit__redo'
        label={t('builder.redo')}
        disabled={!canRedo}
        onTap={editing.redo}
      />
      <Button onTap={onPublish}>{t('builder.publish')}</Button>
    </View>
  )
})

/** What stands in the way of saving, and the way on. */
const Told = observer(function Told({ editing }: { readonly editing: Editing }) {
  const t = useTranslate()
  const { ask } = usePage()
  const { standing, problem, isUnkept } = editing
  const conflict = editing.meeting.draft
  async function keepMine(): Promise<void> {
    const sure = await ask({
      title: t('builder.conflict.sure'),
      text: t('builder.conflict.lost', { name: conflict?.updatedBy ?? '' }),
      ok: t('builder.conflict.ok'),
      cancel: t('common.cancel'),
      tone: 'danger',
    })
    if (sure) choose(editing, 'mine')
  }
  return (
    <>
      {conflict && (
        <View className='tp-edit__conflict' role='alert'>
          <Text>{t('builder.conflict.note', { name: conflict.updatedBy })}</Text>
          <View className='tp-edit__choice'>
            <Button kind='secondary' onTap={() => choose(editing, 'theirs')}>
              {t('builder.conflict.theirs')}
            </Button>
            <Button kind='secondary' onTap={() => void keepMine()}>
              {t('builder.conflict.mine')}
            </Button>
          </View>
        </View>
      )}
      {standing === 'kept' && !editing.isPlain && (
        <Notice tone='warning' actionText={t('common.retry')} onAction={editing.save}>
          {t('builder.offline')}
        </Notice>
      )}
      {standing === 'refused' && <Notice tone='danger'>{errorText(problem, t)}</Notice>}
      {editing.isFull && (
        <Notice tone='danger'>{t('builder.review.tooMany', { n: MOST_WIDGETS })}</Notice>
      )}
      {isUnkept && <Notice tone='danger'>{t('builder.unkept')}</Notice>}
    </>
  )
})

interface HandProps {
  readonly editing: Editing
  readonly moving: readonly string[] | undefined
  readonly onMove: (ids: readonly string[] | undefined) => void
  readonly onAdd: (place: Place) => void
  readonly onEdit: (() => void) | undefined
}

/** Typing into a widget does not change where it is. */
const isSamePlace = (a: readonly Row[], b: readonly Row[]) => {
  const [before, now] = [a, b].map((rows) =>
    JSON.stringify(rows, (key, value) => (key === 'node' ? 0 : value)),
  )
  return before === now
}

/** What can be done with the widget that is selected, or with several that are chosen, below under the thumb. */
const Hand = observer(function Hand({ editing, moving, onMove, onAdd, onEdit }: HandProps) {
  const t = useTranslate()
  const nameOf = useNames()
  const taken = useMemo(
    () => computed(() => editing.taken, { equals: isSamePlace }),
    [editing],
  ).get()
  const isMany = editing.chosen !== undefined
  const [row] = taken
  const isApart = !gapBeyond(taken, 1)
  const isLast = row && taken[taken.length - 1]?.index === row.count - 1
  type Tool = 'edit' | 'up' | 'down' | 'move' | 'copy' | 'below' | 'remove' | 'done'
  const tool = (name: IconName, does: Tool, onTap: () => void, disabled = false) => (
    <IconButton name={name} label={t(`builder.hand.${does}`)} disabled={disabled} onTap={onTap} />
  )
  const place = isMany
    ? t('builder.outline.many', { n: taken.length })
    : row &&
      t('builder.outline.place', { name: nameOf(row.type), at: row.index + 1, of: row.count })
  return (
    <View className={row || isMany ? 'tp-edit__hand' : 'tp-edit__hand tp-edit__hand--none'}>
      <Text className='tp-edit__place' role='status'>
        {moving ? t('builder.outline.where') : (place ?? '')}
      </Text>
      {row && moving && (
        <Button kind='secondary' onTap={() => onMove(undefined)}>
          {t('common.cancel')}
        </Button>
      )}
      {!moving && (
        <View className='tp-edit__tools'>
          {row && (
            <>
              {onEdit && !isMany && tool('edit', 'edit', onEdit)}
              {tool('chevron-up', 'up', () => editing.shift(-1), row.index === 0 || isApart)}
              {tool('chevron-down', 'down', () => editing.shift(1), isLast || isApart)}
              {tool('arrow-up-down', 'move', () => onMove(taken.map(({ id }) => id)))}
              {tool('copy', 'copy', editing.copy)}
              {!isMany && tool('plus', 'below', () => onAdd(gapAfter(editing)))}
              {tool('trash', 'remove', editing.remove)}
            </>
          )}
          {isMany && tool('check', 'done', () => editing.select(undefined))}
        </View>
      )}
    </View>
  )
})
