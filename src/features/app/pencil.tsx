import './pencil.scss'
import { observer } from 'mobx-react-lite'
import { useOpen } from '../../engine/actions/open'
import { isAdmin } from '../../engine/calls'
import type { PageInfo } from '../../engine/page/page-context'
import { type Services, useServices } from '../../engine/services'
import { isOutage } from '../../errors'
import { changeLocale, useTranslate } from '../../i18n'
import { parseUrl } from '../../routing/url'
import { isObject } from '../../shared/json'
import { IconButton } from '../../ui/button/button'
import { View } from '../../ui/primitives/elements'
import { mayAdminister } from '../profile'

/** The page editor. */
const EDITOR = '/diy/index'

/** Whether what is shown under this key could be edited: not the editor, and no draft that is looked at. */
const isPage = ({ lacks }: Pick<Services, 'lacks'>, key: string): boolean =>
  key !== EDITOR && !key.startsWith('x:') && !lacks?.has(EDITOR)

/** Where the page of this key is edited; nothing for what names no editor, and before it has come. */
function editorOf(services: Pick<Services, 'views' | 'lacks'>, key: string): string | undefined {
  const view = isPage(services, key) ? services.views.peek(key) : undefined
  const url = isObject(view) ? view.diyUrl : undefined
  return typeof url === 'string' && parseUrl(url).path === EDITOR ? url : undefined
}

/** Under which it is kept whether somebody may edit pages; forgotten when another one comes. */
const keyOf = ({ userId }: Services['session']) => [userId, 'pencil', ...mayAdminister.key]

/**
 * Whether the user may edit pages, asked once of each who comes. Only a server that could not be reached is asked
 * again.
 */
const mayEdit = ({ queries, session }: Pick<Services, 'queries' | 'session'>): Promise<boolean> =>
  queries.fetchQuery({
    queryKey: keyOf(session),
    queryFn: ({ signal }) =>
      isAdmin(undefined, { background: true, recover: false, signal }).catch((error: unknown) => {
        if (isOutage(error)) throw error
        return false
      }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  })

/**
 * Has a pencil stand on the page in front, which leads to where it is edited, if the user is an administrator. Who
 * is known to be none is not asked about.
 *
 * @param key of the page's definition.
 * @throws AppError when the server cannot be reached: the next page tries again.
 */
export async function offerPencil(
  services: Pick<Services, 'session' | 'queries' | 'settings' | 'lacks'>,
  page: PageInfo,
  key: string,
): Promise<void> {
  const { session, settings } = services
  if (!session.isLoggedIn || session.user?.roles?.admin === false) return
  // A page that was just opened has no definition yet: the pencil waits for it.
  if (!isPage(services, key) || !(await mayEdit(services))) return
  // A browser may not have these texts yet.
  await changeLocale(settings.locale)
  page.stand(<Pencil view={key} />)
}

/** The way from a page to where it is edited, with room below the page so that nothing ends up beneath it. */
const Pencil = observer(function Pencil({ view }: { readonly view: string }) {
  const services = useServices()
  const t = useTranslate()
  const open = useOpen()
  const url = editorOf(services, view)
  // Whoever comes after a logout was not asked about yet.
  if (url === undefined || !services.queries.getQueryData(keyOf(services.session))) return null
  return (
    <View className='tp-pencil'>
      <IconButton
        name='edit'
        label={t('app.pencil')}
        className='tp-pencil__button'
        onTap={open.to(url)}
      />
    </View>
  )
})
