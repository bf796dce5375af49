import { observer } from 'mobx-react-lite'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { draftKey, readDraft, writeDraft } from '../../../../engine/data/use-draft'
import { latePart } from '../../../../engine/outlet/lazy-widget'
import { BlockSkeleton } from '../../../../engine/outlet/states'
import { usePage } from '../../../../engine/page/page-context'
import { sanitize } from '../../../../engine/read/read-node'
import { useServices } from '../../../../engine/services'
import { isObject, parseJson } from '../../../../shared/json'
import { Button } from '../../../../ui/button/button'
import { Cell, CellGroup } from '../../../../ui/cell/cell'
import { View } from '../../../../ui/primitives/elements'
import { useNames, useWords } from '../../parts/catalogue'
import { MOST_WIDGETS, registryFor } from '../../parts/reading'
import { type Place, type Raw, rowsOf, stamped } from '../../rules/document'
import { gapAfter } from '../../rules/several'
import type { BesideProps } from './beside'
import type { ComparedProps } from './compared'
import type { Editing } from './editing'
import { Panel } from './hands'
import type { InspectorProps } from './inspector'
import type { Joiner } from './kept'
import type { PageSettingsProps } from './page-settings'
import type { PaletteProps } from './pickers'
import type { PublishProps } from './review'

type Nodes = readonly Raw[]

const typeOf = (node: unknown): string | undefined => {
  const type = isObject(node) && isObject(node.config) ? node.config.type : undefined
  return typeof type === 'string' ? type : undefined
}

/** What was copied: several parts, or one, as older releases left it; undefined for anything else. */
function nodesIn(found: unknown): Nodes | undefined {
  const list = Array.isArray(found) ? (found as unknown[]) : [found]
  return list.length > 0 && list.every(typeOf) ? (list as Nodes) : undefined
}

/**
 * What was copied, kept on the device: it goes to other pages, and outlives a restart. A mini-program puts it on
 * the clipboard of its host too, as text, and takes parts from there first.
 */
export function useClipboard(editing: Editing) {
  const { persistence, session, host } = useServices()
  const { registry } = usePage()
  const say = useWords('moving')
  const nameOf = useNames()
  const key = draftKey(session.userId, '/diy/index', ':clipboard')
  /** One by its name, several by their number. */
  const called = (nodes: Nodes) =>
    nodes.length > 1 ? say('parts', { count: nodes.length }) : nameOf(typeOf(nodes[0]) ?? '')

  function held(): Nodes | undefined {
    const { nodes, node } = readDraft(persistence, key) ?? {}
    return nodesIn(nodes ?? node)
  }
  function copy(): boolean {
    const nodes = editing.taken.map(({ node }) => node)
    if (nodes.length === 0) return false
    try {
      writeDraft(persistence, key, { nodes })
    } catch {
      host.toast(say('unkept'))
      return false
    }
    host.toast(say('copied', { name: called(nodes) }))
    // Where the host refuses it, the device has it.
    if (host.readCopied)
      host.copy(JSON.stringify(nodes.length > 1 ? nodes : nodes[0])).catch(() => {})
    return true
  }
  const cut = () => void (copy() && editing.remove())
  async function paste(): Promise<void> {
    const text = await host.readCopied?.().catch(() => '')
    const found = nodesIn(text && parseJson(text)) ?? held()
    const nodes = found && nodesIn(sanitize(found)?.json)
    if (!nodes) return void host.toast(say(found ? 'broken' : 'nothing'))
    if (!editing.add(nodes, gapAfter(editing)))
      return void host.toast(say('full', { n: MOST_WIDGETS }))
    const drawn = registry && registryFor(registry, editing.url)
    const strange = rowsOf(stamped({ widgets: nodes })).filter(({ type }) => !drawn?.has(type))
    const names = strange.map(({ type }) => nameOf(type))
    if (names.length > 0) host.toast(say('strange', { names: [...new Set(names)].join(', ') }))
  }
  return { isOfHost: host.readCopied !== undefined, called, held, copy, cut, paste }
}
export type Clipboard = ReturnType<typeof useClipboard>

interface PanelProps {
  readonly editing: Editing
  readonly onClose: () => void
}
const Ready = latePart<PanelProps>(
  () => import(/* webpackChunkName: "look" */ './review').then((part) => part.Ready),
  null,
)
const TextsTable = latePart<PanelProps>(
  () => import(/* webpackChunkName: "edit" */ './inspector').then((part) => part.TextsTable),
  null,
)

/** What the keys of a clipboard do, for a thumb; and the way to all texts. */
export const Extras = observer(function Extras({ editing }: Pick<PanelProps, 'editing'>) {
  const say = useWords('moving')
  const [copies, draw] = useState(0)
  const [panel, setPanel] = useState<'texts' | 'ready'>()
  const close = () => setPanel(undefined)
  const { isOfHost, called, held, copy, cut, paste } = useClipboard(editing)
  const { selected, chosen } = editing
  const [there, setThere] = useState<Nodes>()
  // It lies encrypted among all drafts: nobody waits for it, least of all a key.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another part is selected, or something was copied.
  useEffect(() => setThere(held()), [selected, copies])
  const after = (act: () => unknown) => () => {
    act()
    draw((count) => count + 1)
  }
  return (
    <View className='tp-edit__choice'>
      {(chosen ? chosen.size > 0 : selected !== undefined) && (
        <>
          <Button kind='secondary' size='s' icon='copy' onTap={after(copy)}>
            {say('copy')}
          </Button>
          <Button kind='secondary' size='s' onTap={after(cut)}>
            {say('cut')}
          </Button>
        </>
      )}
      {(there || isOfHost) && (
        <Button kind='secondary' size='s' onTap={() => void paste()}>
          {isOfHost ? say('pasteAny') : say('paste', { name: there ? called(there) : '' })}
        </Button>
      )}
      <Button kind='secondary' size='s' icon='languages' onTap={() => setPanel('texts')}>
        {say('texts')}
      </Button>
      <Button kind='secondary' size='s' icon='layers' onTap={() => setPanel('ready')}>
        {say('ready')}
      </Button>
      {panel === 'texts' && <TextsTable editing={editing} onClose={close} />}
      {panel === 'ready' && <Ready editing={editing} onClose={close} />}
    </View>
  )
})

/*
 * A browser loads these in two parts: what is told and chosen, and what is published, joined and ready. One module
 * leads into each: what others lead into is not joined with it, and weighs more.
 */
const coming = <BlockSkeleton height={320} />

/** See `Inspector`. */
export const Inspector = latePart<InspectorProps>(
  () => import(/* webpackChunkName: "edit" */ './inspector').then((part) => part.Inspector),
  coming,
)

/** See `PageSettings`. */
export const PageSettings = latePart<PageSettingsProps>(
  () => import(/* webpackChunkName: "edit" */ './inspector').then((part) => part.PageSettings),
  coming,
)

/** See `Compared`. */
export const Compared = latePart<ComparedProps>(
  () => import(/* webpackChunkName: "edit" */ './inspector').then((part) => part.Compared),
  coming,
)

/** See `Review`. */
export const Review = latePart<PublishProps>(
  () => import(/* webpackChunkName: "look" */ './review').then((part) => part.Review),
  coming,
)

/** See `Palette`; nothing stands there before it is opened. */
export const Palette = latePart<PaletteProps>(
  () => import(/* webpackChunkName: "edit" */ './inspector').then((part) => part.Palette),
  null,
)

/** See `Beside`; nobody waits for it. */
export const Beside = latePart<BesideProps>(
  () => import(/* webpackChunkName: "look" */ './review').then((part) => part.Beside),
  null,
)

/** What joins the changes of two. */
export const loadJoiner = () => import(/* webpackChunkName: "look" */ './review') as Promise<Joiner>

/** The rules of `views:check`. */
export const loadCheck = () => import('./checking').then((part) => part.openCheck)

/** A key that belongs to what is typed into, to a panel, or to the page that is tried. */
const isElsewhere = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (/^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName) ||
    target.closest('[role=dialog], .tp-edit__stage') !== null)

/** What keys do besides what is edited itself. */
type Keys = Clipboard & { readonly add: (place: Place) => void }
type Help = () => void

function act(editing: Editing, keys: Keys, help: Help, event: globalThis.KeyboardEvent): boolean {
  const { key, altKey, ctrlKey, metaKey, shiftKey } = event
  const has = editing.taken.length > 0
  const name = key.toLowerCase()
  if (ctrlKey || metaKey) {
    // A text that is selected is what is copied.
    const isText = window.getSelection()?.isCollapsed === false
    if (name === 'z') shiftKey ? editing.redo() : editing.undo()
    else if (name === 's') void editing.save()
    else if (name === 'd' && has) editing.copy()
    else if (name === 'c' && has && !isText) keys.copy()
    else if (name === 'x' && has && !isText) keys.cut()
    else if (name === 'v') void keys.paste()
    else return false
    return true
  }
  if (name === '/') {
    keys.add(gapAfter(editing))
    return true
  }
  if (name === '?') {
    help()
    return true
  }
  if (name === 'escape' && editing.chosen) editing.select(undefined)
  else if (!has) return false
  else if (altKey && name === 'arrowup') editing.shift(-1)
  else if (altKey && name === 'arrowdown') editing.shift(1)
  else if (name === 'delete') editing.remove()
  else return false
  return true
}

const HELP = [
  ['add', '/'],
  ['walk', '↑ ↓'],
  ['several', 'Ctrl · Shift'],
  ['move', 'Alt ↑ ↓'],
  ['remove', 'Delete'],
  ['undo', 'Ctrl Z'],
  ['redo', 'Ctrl Shift Z'],
  ['clipboard', 'Ctrl C X V'],
  ['copy', 'Ctrl D'],
  ['save', 'Ctrl S'],
] as const

/**
 * Alt and arrows move, Delete removes, / adds, ? tells the keys, Ctrl with Z, Shift and Z, C, X, V, D and S do what
 * they do everywhere.
 *
 * @returns the list of them, while somebody reads it.
 */
export function useShortcuts(editing: Editing, keys: Keys): ReactNode {
  const say = useWords('keys')
  const [isHelped, setHelped] = useState(false)
  const latest = useRef(keys)
  latest.current = keys
  useEffect(() => {
    const press = (event: globalThis.KeyboardEvent) => {
      const isSave = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 's'
      if (isElsewhere(event.target) && !isSave) return
      if (act(editing, latest.current, () => setHelped(true), event)) event.preventDefault()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [editing])
  return (
    <Panel open={isHelped} title={say('title')} onClose={() => setHelped(false)}>
      <CellGroup>
        {HELP.map(([name, key]) => (
          <Cell key={name} title={say(name)} value={key} />
        ))}
      </CellGroup>
    </Panel>
  )
}
