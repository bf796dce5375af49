import '../../parts/editor.scss'
import { observer } from 'mobx-react-lite'
import { type ComponentType, useEffect, useState } from 'react'
import { useOpen } from '../../../../engine/actions/open'
import { usePages, useQuery } from '../../../../engine/data/queries'
import { draftKey } from '../../../../engine/data/use-draft'
import { latePart } from '../../../../engine/outlet/lazy-widget'
import { OFFLINE, PagedList, QueryState } from '../../../../engine/outlet/paged-list'
import { BlockSkeleton } from '../../../../engine/outlet/states'
import { usePage, useReturnRefresh } from '../../../../engine/page/page-context'
import { useServices } from '../../../../engine/services'
import { isOutage } from '../../../../errors'
import { useLocale, useTranslate } from '../../../../i18n'
import { formatUrl } from '../../../../routing/url'
import { isObject } from '../../../../shared/json'
import { Button } from '../../../../ui/button/button'
import { Cell } from '../../../../ui/cell/cell'
import { Tag } from '../../../../ui/marks/marks'
import { View } from '../../../../ui/primitives/elements'
import { SearchInput } from '../../../../ui/search-input/search-input'
import { Skeleton } from '../../../../ui/skeleton/skeleton'
import { type EditedPage, Version } from '../../contract-editor'
import { draftBy, editedPages } from '../../queries'
import type { Raw } from '../../rules/document'
import type { DeskProps } from './editor-desk'
import type { MendProps } from './hands'
import { keptDraft } from './kept'

const loadDesk = () =>
  import(/* webpackChunkName: "desk" */ './editor-desk').then((part) => part.EditorDesk)
const LateDesk = latePart<DeskProps>(loadDesk, <BlockSkeleton height={320} />)

/**
 * See `EditorDesk`: it comes while its page is still asked for; the list of pages does without. It is not a
 * part that React waits for: what that shows instead stays for half a second at least.
 */
function useDesk(): ComponentType<DeskProps> | undefined {
  const [Desk, setDesk] = useState<ComponentType<DeskProps>>()
  useEffect(() => {
    let isOver = false
    const take = (found: ComponentType<DeskProps>) => isOver || setDesk(() => found)
    // What did not come asks again, and says so.
    loadDesk().then(take, () => take(LateDesk))
    return () => {
      isOver = true
    }
  }, [])
  return Desk
}

/** See `Mend`. */
const Mend = latePart<MendProps>(
  () => import(/* webpackChunkName: "desk" */ './hands').then((part) => part.Mend),
  <BlockSkeleton height={320} />,
)

/** `/diy/index`: the pages there are, or the editor of one of them. */
export function PageEditor() {
  const { url } = usePage().query
  return url ? <OnePage key={url} url={url} /> : <PageList />
}

const addressOf = (url: string) => formatUrl('/diy/index', { url })
const ADDRESS = /^\/[\w/-]{1,120}$/
const TYPING = 300

/** Every page with how it stands: those that were changed come first. */
function PageList() {
  const t = useTranslate()
  const open = useOpen()
  const [typed, setTyped] = useState('')
  const [keyword, setKeyword] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setKeyword(typed.trim()), TYPING)
    return () => clearTimeout(timer)
  }, [typed])
  const list = usePages(editedPages(keyword, useLocale()))
  useReturnRefresh(list.reload)
  const isNew = ADDRESS.test(keyword) && !list.items.some(({ url }) => url === keyword)
  return (
    <View className='tp-edit tp-edit--list'>
      <SearchInput
        value={typed}
        onChange={setTyped}
        placeholder={t('builder.list.search')}
        clearLabel={t('builder.list.clear')}
      />
      {isNew && list.status === 'ready' && (
        <Button block kind='secondary' icon='plus' onTap={() => open(addressOf(keyword))}>
          {t('builder.list.create', { url: keyword })}
        </Button>
      )}
      <PagedList
        list={list}
        offline={OFFLINE}
        skeleton={<Skeleton kind='cell' count={6} label={t('common.loading')} />}
        empty={{ variant: 'search', title: t('builder.list.none') }}
        more='common.more'
        label={t('builder.list.label')}
      >
        {(page) => (
          <View key={page.url} role='listitem'>
            <Cell
              title={page.name}
              note={page.url}
              value={<States page={page} />}
              onTap={() => open(addressOf(page.url))}
            />
          </View>
        )}
      </PagedList>
    </View>
  )
}

function States({ page }: { readonly page: EditedPage }) {
  const t = useTranslate()
  const isLive = page.liveVersion !== Version.None
  return (
    <View className='tp-edit__states'>
      {page.isChanged && <Tag tone='warning'>{t('builder.state.draft')}</Tag>}
      {page.waiting > 0 && <Tag tone='info'>{t('builder.state.waiting')}</Tag>}
      {isLive ? (
        <Tag tone='success'>{t('builder.state.live')}</Tag>
      ) : (
        <Tag>{t('builder.state.off')}</Tag>
      )}
    </View>
  )
}

/** One that is not there yet is begun. */
const isPage = (definition: unknown) =>
  definition === null || (isObject(definition) && Array.isArray(definition.widgets))

/** A page as the server has it; without the server, as this device does. */
const OnePage = observer(function OnePage({ url }: { readonly url: string }) {
  const { persistence, session } = useServices()
  const t = useTranslate()
  const [key] = useState(() => draftKey(session.userId, '/diy/index', url))
  const [visit] = useState(Date.now)
  const [mended, setMended] = useState<Raw>()
  const Desk = useDesk()
  const coming = <Skeleton kind='cell' count={8} label={t('common.loading')} />
  const found = useQuery(
    draftBy(url, visit, (error) =>
      isOutage(error) ? keptDraft(persistence, key, url) : undefined,
    ),
  )
  return (
    <QueryState query={found} skeleton={coming} offline={OFFLINE}>
      {(draft) => {
        if (!mended && !isPage(draft.definition))
          return <Mend definition={draft.definition} url={draft.url} onTake={setMended} />
        return Desk ? <Desk draft={draft} draftKey={key} mended={mended} /> : coming
      }}
    </QueryState>
  )
})
