import { observer } from 'mobx-react-lite'
import { useEffect, useState } from 'react'
import { draftKey, readDraft, writeDraft } from '../../../../engine/data/use-draft'
import { latePart } from '../../../../engine/outlet/lazy-widget'
import { BlockSkeleton } from '../../../../engine/outlet/states'
import { usePage } from '../../../../engine/page/page-context'
import { sanitize } from '../../../../engine/read/read-node'
import { useServices } from '../../../../engine/services'
import { isObject, parseJson } from '../../../../shared/json'
import { Button } from '../../../../ui/button/button'
import { View } from '../../../../ui/primitives/elements'
import { useNames, useWords } from '../../parts/catalogue'
import { MOST_WIDGETS, registryFor } from '../../parts/reading'
import { PAGE, type Raw, type Row, rowsOf } from '../../rules/document'
import type { BesideProps, PanelProps as LinksProps } from './beside'
import type { Editing } from './editing'
import type { InspectorProps } from './inspector'
import type { Joiner } from './kept'
import words from './moving.json'
import type { PageSettingsProps } from './page-settings'
import type { PaletteProps } from './pickers'
import type { ReviewPanels } from './review'

interface Clipped {
  readonly node: Raw
  readonly type: string
}

const typeOf = (node: unknown): string | undefined => {
  const type = isObject(node) && isObject(node.config) ? node.config.type : undefined
  return typeof type === 'string' ? type : undefined
}

/**
 * What was copied, kept on the device: it goes to other pages, and outlives a restart. A mini-program puts it on
 * the clipboard of its host too, as text, and takes a part from there first.
 */
export function useClipboard(editing: Editing) {
  const { persistence, session, host } = useServices()
  const { registry } = usePage()
  const say = useWords(words)
  const nameOf = useNames()
  const key = draftKey(session.userId, '/diy/index', ':clipboard')

  function held(): Clipped | undefined {
    const node = readDraft(persistence, key)?.node
    const type = typeOf(node)
    return type === undefined ? undefined : { node: node as Raw, type }
  }
  function copy({ node, type }: Row): boolean {
    try {
      writeDraft(persistence, key, { node })
    } catch {
      host.toast(say('unkept'))
      return false
    }
    host.toast(say('copied', { name: nameOf(type) }))
    // Where the host refuses it, the device has it.
    if (host.readCopied) host.copy(JSON.stringify(node)).catch(() => {})
    return true
  }
  function cut(row: Row): void {
    if (copy(row)) editing.remove(row)
  }
  async function paste(): Promise<void> {
    const text = await host.readCopied?.().catch(() => '')
    const outside = text && parseJson(text)
    const found = typeOf(outside) ? outside : held()?.node
    const node = sanitize(found)?.json
    if (!isObject(node)) return void host.toast(say(found ? 'broken' : 'nothing'))
    const { row, url } = editing
    const added = rowsOf({ widgets: [node] })
    if (editing.rows.length + added.length > MOST_WIDGETS)
      return void host.toast(say('full', { n: MOST_WIDGETS }))
    const index = editing.rows.filter(({ parent }) => parent === PAGE).length
    const last = { parent: PAGE, slot: '', index }
    editing.add(
      node as Raw,
      row ? { parent: row.parent, slot: row.slot, index: row.index + 1 } : last,
    )
    const drawn = registry && registryFor(registry, url)
    const strange = added.filter(({ type }) => !drawn?.has(type)).map(({ type }) => nameOf(type))
    if (strange.length > 0) host.toast(say('strange', { names: [...new Set(strange)].join(', ') }))
  }
  return { isOfHost: host.readCopied !== undefined, held, copy, cut, paste }
}
export type Clipboard = ReturnType<typeof useClipboard>

interface PanelProps {
  readonly editing: Editing
  readonly onClose: () => void
}
const Ready = latePart<PanelProps>(
  () => import(/* webpackChunkName: "look" */ './ready').then((part) => part.Ready),
  null,
)
const TextsTable = latePart<PanelProps>(
  () => import('./texts-table').then((part) => part.TextsTable),
  null,
)

/** What the keys of a clipboard do, for a thumb; and the way to all texts. */
export const Extras = observer(function Extras({ editing }: { readonly editing: Editing }) {
  const say = useWords(words)
  const nameOf = useNames()
  const [copies, draw] = useState(0)
  const [panel, setPanel] = useState<'texts' | 'ready'>()
  const close = () => setPanel(undefined)
  const { isOfHost, held, copy, cut, paste } = useClipboard(editing)
  const { selected } = editing
  const [there, setThere] = useState<Clipped>()
  // It lies encrypted among all drafts: nobody waits for it, least of all a key.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another part is selected, or something was copied.
  useEffect(() => setThere(held()), [selected, copies])
  const after = (act: (row: Row) => unknown) => () => {
    if (editing.row) act(editing.row)
    draw((count) => count + 1)
  }
  return (
    <View className='tp-edit__choice'>
      {selected !== undefined && (
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
          {isOfHost ? say('pasteAny') : say('paste', { name: nameOf(there?.type ?? '') })}
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

/* A browser loads these in two parts: what is told, and what is looked at and published. */
const coming = <BlockSkeleton height={320} />

/** See `Inspector`. */
export const Inspector = latePart<InspectorProps>(
  () => import(/* webpackChunkName: "edit" */ './inspector').then((part) => part.Inspector),
  coming,
)

/** See `PageSettings`. */
export const PageSettings = latePart<PageSettingsProps>(
  () => import(/* webpackChunkName: "edit" */ './page-settings').then((part) => part.PageSettings),
  coming,
)

/** See `Review`. */
export const Review = latePart<ReviewPanels>(
  () => import(/* webpackChunkName: "look" */ './review').then((part) => part.Review),
  coming,
)

/** See `Palette`; nothing stands there before it is opened. */
export const Palette = latePart<PaletteProps>(
  () => import(/* webpackChunkName: "pick" */ './pickers').then((part) => part.Palette),
  null,
)

/** See `Beside`; nobody waits for it. */
export const Beside = latePart<BesideProps>(
  () => import(/* webpackChunkName: "beside" */ './beside').then((part) => part.Beside),
  null,
)

/** See `Links`. */
export const Links = latePart<LinksProps>(
  () => import(/* webpackChunkName: "beside" */ './beside').then((part) => part.Links),
  coming,
)

/** See `Acts`. */
export const Acts = latePart<LinksProps>(
  () => import(/* webpackChunkName: "beside" */ './beside').then((part) => part.Acts),
  coming,
)

/** What joins the changes of two. */
export const loadJoiner = () =>
  import(/* webpackChunkName: "beside" */ '../../rules/merge') as Promise<Joiner>

/** The rules of `views:check`. */
export const loadCheck = () => import('./checking').then((part) => part.openCheck)
