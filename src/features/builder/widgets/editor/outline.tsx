import { computed, type IObservableValue, observable, reaction, runInAction } from 'mobx'
import { observer } from 'mobx-react-lite'
import { memo, useEffect, useLayoutEffect, useMemo, useState } from 'react'
import { useScope } from '../../../../engine/data/resolve'
import { usePage } from '../../../../engine/page/page-context'
import { useServices } from '../../../../engine/services'
import { useLocale, useTranslate } from '../../../../i18n'
import { Button, IconButton } from '../../../../ui/button/button'
import { Icon } from '../../../../ui/icon/icon'
import { Pressable, Text, View } from '../../../../ui/primitives/elements'
import { EmptyState } from '../../../../ui/states/states'
import { cx } from '../../../../ui/style'
import { slotsFor, titleOf, useNames } from '../../parts/catalogue'
import { hiddenBy, registryFor, sessionAs } from '../../parts/reading'
import { PAGE, type Place, POP, type Row } from '../../rules/document'
import { moveOps } from '../../rules/several'
import type { Editing } from './editing'
import { Extras } from './extras'
import type { Finding } from './findings'
import { Grip, Spot, Tree, TreeItem } from './moving'

interface OutlineProps {
  readonly editing: Editing
  /** The widgets for which a gap is looked for. */
  readonly moving: readonly string[] | undefined
  readonly onMoved: () => void
  readonly onAdd: (place: Place) => void
}

/** Whether the last step is one that the next key goes on with. */
const isTyping = ({ edited: { steps, cursor } }: Editing) =>
  cursor === steps.length && steps[cursor - 1]?.group !== undefined

/** Between two keys of who writes without a pause, ms. */
const PAUSE = 300

type Rested = IObservableValue<readonly Row[]>

/** What is typed shows on the page at once, and here after a pause: eighty rows need not look at each key. */
function useRested(editing: Editing): Rested {
  const rested = useMemo(() => observable.box(editing.rows, { deep: false }), [editing])
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const settle = () => runInAction(() => rested.set(editing.rows))
    const stop = reaction(
      () => editing.rows,
      () => {
        clearTimeout(timer)
        if (isTyping(editing)) timer = setTimeout(settle, PAUSE)
        else settle()
      },
    )
    settle()
    return () => {
      clearTimeout(timer)
      stop()
    }
  }, [editing, rested])
  return rested
}

/** Every widget of the page, those inside others below them. */
export const Outline = observer(function Outline(props: OutlineProps) {
  const { editing, onAdd } = props
  const t = useTranslate()
  const [isBegun, setBegun] = useState(false)
  // In one go: what comes late is drawn in slices of 5 ms, and each would wait for a frame of what moves there.
  useLayoutEffect(() => setBegun(true), [])
  const rested = useRested(editing)
  const count = useMemo(
    () => computed(() => rested.get().filter(({ parent }) => parent === PAGE).length),
    [rested],
  ).get()
  const hasPopup = useMemo(
    () => computed(() => rested.get().some(({ parent }) => parent === POP)),
    [rested],
  ).get()
  if (!isBegun) return null
  return (
    <View className='tp-edit__outline'>
      {count === 0 && <EmptyState compact title={t('builder.outline.empty')} />}
      <Several editing={editing} />
      <Branch {...props} rested={rested} parent={PAGE} slot='' depth={0} />
      <Button
        block
        kind='secondary'
        icon='plus'
        onTap={() => onAdd({ parent: PAGE, slot: '', index: count })}
      >
        {t('builder.outline.addLast')}
      </Button>
      <Extras editing={editing} />
      {hasPopup && (
        <View className='tp-edit__popup' role='group' label={t('builder.name.popup')}>
          <Text className='tp-edit__slot'>{t('builder.name.popup')}</Text>
          <Branch {...props} rested={rested} parent={POP} slot='' depth={0} />
        </View>
      )}
    </View>
  )
})

/** Begins to choose several, and ends it. */
const Several = observer(function Several({ editing }: Pick<OutlineProps, 'editing'>) {
  const t = useTranslate()
  const isMany = editing.chosen !== undefined
  return (
    <Button
      kind='ghost'
      size='s'
      onTap={() => (isMany ? editing.select(undefined) : editing.tick())}
    >
      {t(isMany ? 'builder.hand.done' : 'builder.outline.several')}
    </Button>
  )
})

interface BranchProps extends OutlineProps, Pick<Place, 'parent' | 'slot'> {
  readonly depth: number
  readonly rested: Rested
}

const Branch = observer(function Branch(props: BranchProps) {
  const { editing, parent, slot, depth, rested } = props
  const t = useTranslate()
  const { selected, chosen, findings } = editing
  const own = rested.get().filter((row) => row.parent === parent && row.slot === slot)
  const end = (own[own.length - 1]?.index ?? -1) + 1
  return (
    <>
      <Tree depth={depth} label={slot || t('builder.pane.outline')} isMany={chosen !== undefined}>
        {own.map((row) => (
          <Item
            key={row.id}
            {...props}
            row={row}
            isOn={chosen?.has(row.id) ?? row.id === selected}
            isMany={chosen !== undefined}
            worst={findings.worst.get(row.id)}
          />
        ))}
      </Tree>
      <Gap {...props} index={end} />
    </>
  )
})

interface ItemProps extends BranchProps {
  readonly row: Row
  readonly isOn: boolean
  /** Whether several are being chosen. */
  readonly isMany: boolean
  readonly worst: Finding['severity'] | undefined
}

/** A widget with those inside it: it is drawn again when it changes, not with every key that another gets. */
const Item = memo(function Item(props: ItemProps) {
  const { editing, row, depth, isOn, moving } = props
  const [isOpen, setOpen] = useState(true)
  const name = useNames()(row.type)
  const slots = slotsFor(row.type, row.node)
  return (
    <TreeItem
      depth={depth}
      label={name}
      isOn={isOn}
      isOpen={slots.length > 0 ? isOpen : undefined}
      onOpen={setOpen}
      onChoose={(isTo) => editing.tick(row.id, isTo)}
    >
      <Gap {...props} index={row.index} />
      <View className='tp-edit__line'>
        <Line {...props} />
        <Grip editing={editing} row={row} />
      </View>
      {(isOpen || moving !== undefined) &&
        slots.map((slot) => (
          <Slot key={slot} {...props} parent={row.id} slot={slot} depth={depth + 1} />
        ))}
    </TreeItem>
  )
})

function Slot(props: BranchProps) {
  const { editing, moving, onMoved, parent, slot, depth, onAdd, rested } = props
  const t = useTranslate()
  const count = rested.get().filter((row) => row.parent === parent && row.slot === slot).length
  return (
    <View>
      <View className='tp-edit__slot-head'>
        <Text className='tp-edit__slot'>{slot}</Text>
        <IconButton
          name='plus'
          label={t('builder.outline.addIn', { slot })}
          onTap={() => onAdd({ parent, slot, index: count })}
        />
      </View>
      <Branch {...{ editing, moving, onMoved, onAdd, parent, slot, depth, rested }} />
    </View>
  )
}

/** A place a widget may be moved to, while one is. */
const Gap = observer(function Gap({
  editing,
  moving,
  onMoved,
  parent,
  slot,
  index,
}: BranchProps & { readonly index: number }) {
  const t = useTranslate()
  const gap = { parent, slot, index }
  if (moving === undefined) return <Spot {...gap} />
  if (moveOps(editing.page, moving, gap).length === 0) return null
  return (
    <Pressable
      className='tp-edit__gap'
      label={t('builder.outline.hereIn', { place: slot || index + 1 })}
      onTap={() => {
        editing.move(moving, gap)
        onMoved()
      }}
    >
      {t('builder.outline.here')}
    </Pressable>
  )
})

const Line = observer(function Line({ editing, row, isOn, isMany, worst }: ItemProps) {
  const t = useTranslate()
  const locale = useLocale()
  const { registry } = usePage()
  const name = useNames()(row.type)
  const title = titleOf(row, locale)
  const isDrawn = registry && registryFor(registry, editing.url).has(row.type)
  const { session, host } = useServices()
  const scope = useScope()
  const as = editing.findings.seenAs
  const { user, isLoggedIn } = sessionAs(session, as)
  const seen = { ...scope(), session: { user, isLoggedIn }, route: {} }
  const why = hiddenBy(row, seen, as.host ?? host.platform)
  const hidden = why && t(`builder.as.${why}`)
  const isWrong = !isDrawn || worst === 'error'
  const on = t(isMany ? 'builder.outline.chosen' : 'builder.outline.on')
  const place = t('builder.outline.place', { name, at: row.index + 1, of: row.count })
  return (
    <Pressable
      className={isOn ? 'tp-edit__row tp-edit__row--on' : 'tp-edit__row'}
      label={[place, title, hidden, isOn && on].filter(Boolean).join(' · ')}
      onTap={() => (isMany ? editing.tick(row.id) : editing.select(isOn ? undefined : row.id))}
    >
      {isMany && (
        <View className={cx('tp-mark', isOn && 'tp-mark--on')} decor>
          <Icon name='check' size={14} />
        </View>
      )}
      <Text className='tp-edit__name'>{name}</Text>
      <Text className='tp-edit__title'>{[title, hidden].filter(Boolean).join(' · ')}</Text>
      {(isWrong || worst) && (
        <Icon
          name='alert'
          size={20}
          tone={isWrong ? 'danger' : 'warning'}
          label={t(isDrawn ? 'builder.outline.wrong' : 'builder.outline.undrawn')}
        />
      )}
    </Pressable>
  )
})
