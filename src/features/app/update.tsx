import '../../ui/overlay/over.scss'
import './pencil.scss'
import { observer } from 'mobx-react-lite'
import { useEffect, useRef, useState } from 'react'
import { useOpen } from '../../engine/actions/open'
import { getConfigValue, isAdmin } from '../../engine/calls'
import { errorText } from '../../engine/error-text'
import type { PageInfo } from '../../engine/page/page-context'
import { type Services, useServices } from '../../engine/services'
import { isOutage } from '../../errors'
import { changeLocale, translate, useTranslate } from '../../i18n'
import { parseUrl } from '../../routing/url'
import { dayOf } from '../../shared/business-day'
import { isObject } from '../../shared/json'
import { newRequestId } from '../../shared/transport'
import { IconButton } from '../../ui/button/button'
import { Overlay } from '../../ui/overlay/overlay'
import { View } from '../../ui/primitives/elements'
import { mayAdminister } from '../profile'
import {
  type Due,
  dueOf,
  NOTHING,
  type PanelProps,
  SHELL,
  UpdatePanel,
  updateTitle,
  type VersionConfig,
} from './update-panel'

/** Client spec §2. */
const UPDATE = '/update/index'
/** Nothing lies over what an update is got from, nor over money that is on its way, nor over the start page. */
const SPARED = /^\/(update|comDate\/down|tool\/app|asset\/pay|pay|payView|pages\/startup)(\/|$)/
/** An answer is good for so long, as definitions are, ms. */
const GOOD_FOR = 600_000
/** As many as popups of pages. */
const REMEMBERED = 50

/** What is of another kind than agreed is as if it were not said. */
function readVersions(found: unknown): VersionConfig {
  const given = Object.entries(isObject(found) ? found : {}).filter(
    ([name, value]) => typeof value === 'string' || (name === 'note' && isObject(value)),
  )
  return { ...NOTHING, ...Object.fromEntries(given) }
}

interface OverlayProps extends Omit<PanelProps, 'onClose'> {
  /** It is gone, whatever took it away. */
  readonly onGone: () => void
}

/** Over the page in front, which is seen through it. */
function UpdateOverlay({ value, due, onGone }: OverlayProps) {
  const t = useTranslate()
  const [open, setOpen] = useState(true)
  const gone = useRef(onGone)
  gone.current = onGone
  const close = () => setOpen(false)
  useEffect(() => (open ? () => gone.current() : undefined), [open])
  return (
    <Overlay
      open={open}
      onClose={close}
      label={updateTitle(due, t)}
      place='over'
      firm={due.isForced}
      alert={due.isForced}
    >
      <UpdatePanel value={value} due={due} onClose={close} />
    </Overlay>
  )
}

/** Of one app: the page in front, what lies over it, and the last answer. */
interface Watch {
  front: PageInfo
  isOpen: boolean
  answer: Promise<VersionConfig> | undefined
  askedAt: number
}
const watches = new WeakMap<object, Watch>()

type Needed = Pick<Services, 'host' | 'navigator' | 'persistence' | 'settings' | 'report'>

/**
 * Called when a page has come to the front, and stayed there through the start. From now on `/update/index` is
 * laid over the page in front (decision 0077); by itself it is there once a day while the configuration
 * names a newer version, and on every page while it says that this one is too old.
 */
export async function followUpdates(services: Needed, page: PageInfo): Promise<void> {
  const watch = watchOf(services, page)
  watch.front = page
  try {
    const found = await ask(watch)
    const due = await dueHere(services, found)
    if (!due.isOld || watch.isOpen || SPARED.test(page.url) || !isInFront(page)) return
    if (!due.isForced && !isFirstToday(services)) return
    await lay(services, watch, found, due)
  } catch (error) {
    services.report('whether there is a newer version could not be asked', error)
  }
}

const isInFront = (page: PageInfo): boolean => page.isShown() && !page.isLeft()

function watchOf(services: Needed, page: PageInfo): Watch {
  const known = watches.get(services)
  if (known) return known
  const watch: Watch = { front: page, isOpen: false, answer: undefined, askedAt: 0 }
  watches.set(services, watch)
  services.navigator.over = (path) => {
    if (path !== UPDATE || !isInFront(watch.front)) return false
    if (!watch.isOpen) openByHand(services, watch)
    return true
  }
  return watch
}

function openByHand(services: Needed, watch: Watch): void {
  const page = watch.front
  ask(watch)
    .then(async (found) => {
      const due = await dueHere(services, found)
      if (watch.isOpen || watch.front !== page || !isInFront(page)) return
      await lay(services, watch, found, due)
    })
    .catch((error: unknown) => services.host.toast(errorText(error, translate, 'error.unexpected')))
}

async function dueHere({ host }: Needed, found: VersionConfig): Promise<Due> {
  if (host.device.clientType !== SHELL) return dueOf(found, host)
  return dueOf(found, host, await host.whichSystem().catch(() => undefined))
}

function ask(watch: Watch): Promise<VersionConfig> {
  if (watch.answer && Date.now() - watch.askedAt < GOOD_FOR) return watch.answer
  watch.askedAt = Date.now()
  const answer = getConfigValue({ query: { type: 'version' } }, { quiet: true }).then(readVersions)
  watch.answer = answer
  answer.catch(() => {
    watch.answer = undefined
  })
  return answer
}

async function lay(services: Needed, watch: Watch, value: VersionConfig, due: Due): Promise<void> {
  const page = watch.front
  watch.isOpen = true
  // A browser may not have these texts yet.
  await changeLocale(services.settings.locale)
  const onGone = () => {
    watch.isOpen = false
    // What is put in its place, or takes it away with a login, is no way round it.
    if (due.isForced) setTimeout(() => void followUpdates(services, watch.front))
  }
  page.show(<UpdateOverlay key={newRequestId()} value={value} due={due} onGone={onGone} />)
}

/** Once a day on this device; a yes counts as asked. */
function isFirstToday({ persistence }: Needed): boolean {
  const today = dayOf(Math.floor(Date.now() / 1000))
  const popups = persistence.read('popups') ?? []
  if (popups.some(([name, day]) => name === UPDATE && day === today)) return false
  const others = popups.filter(([name]) => name !== UPDATE)
  persistence.tryWrite('popups', [...others, [UPDATE, today] as const].slice(-REMEMBERED))
  return true
}

/*
 * The pencil stands in this file because a browser loads both at once, when its start is over.
 */

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
