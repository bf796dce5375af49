import './looks.scss'
import { observable } from 'mobx'
import { observer } from 'mobx-react-lite'
import {
  createContext,
  memo,
  type ReactElement,
  useContext,
  useEffect,
  useLayoutEffect,
  useMemo,
  useState,
} from 'react'
import { createQueryClient } from '../../../engine/data/queries'
import { type PageInfo, usePage } from '../../../engine/page/page-context'
import { type Services, useServices } from '../../../engine/services'
import { ApiError } from '../../../errors'
import { type HttpClient, type HttpRequest, setHttpClient } from '../../../http/endpoint'
import { loadTexts, TextsContext, translate, translateIn, useLocale } from '../../../i18n'
import { formatUrl } from '../../../routing/url'
import { LOCALES, type Locale } from '../../../shared/l10n'
import type { Persistence } from '../../../stores/persistence'
import { Button } from '../../../ui/button/button'
import { Segmented } from '../../../ui/choices/choices'
import { LookContext } from '../../../ui/page-contexts'
import { Text, View } from '../../../ui/primitives/elements'
import { Switch } from '../../../ui/toggles/toggles'
import { Framed, hostAt, widthOf, widthsFor } from './box'
import { type Say, useWords } from './catalogue'
import { AS_ME, calling, type SeenAs, settingsAs } from './reading'
import {
  Drawn,
  type DrawnProps,
  Eyes,
  idle,
  Part,
  type PartProps,
  Shown,
  type StageProps,
  stillPage,
} from './stage'

type Speech = Say<'looks'>

const SCALES = [1, 1.1, 1.2, 1.4] as const
const percent = (scale: number) => `${Math.round(scale * 100)}%`

/** What the page keeps on the device while it is tried is forgotten afterwards. */
function forgetful(persistence: Persistence): Persistence {
  const held = new Map<string, unknown>()
  const write = { value: (key: string, value: unknown) => void held.set(key, value) }
  return Object.create(persistence, {
    read: {
      value: (key: never) => (held.has(key) ? held.get(key) : persistence.read(key)),
    },
    write,
    tryWrite: write,
    remove: write,
    clear: { value: () => {} },
  }) as Persistence
}

const nothing = { value: () => {} }
/** Who edits stays logged in, whatever the page does. */
const lasting = (session: Services['session']): Services['session'] =>
  Object.create(session, {
    login: nothing,
    restore: nothing,
    refresh: nothing,
    beginLogout: nothing,
    cancelLogout: nothing,
    logout: nothing,
    chooseRegion: nothing,
    setReturnTarget: nothing,
  }) as Services['session']

/** Services of a page that is tried: it may read, and says what else it would do. */
function tried(services: Services, told: (text: string) => void, say: Speech): Services {
  const leads = async (url: string, query?: Parameters<typeof formatUrl>[1]) =>
    told(say('open', { what: query ? formatUrl(url, query) : url }))
  const back = async () => told(say('back'))
  const leaves = async (what: unknown) => {
    told(say('leave', { what: typeof what === 'string' ? what : '' }))
    return true
  }
  return {
    ...services,
    session: lasting(services.session),
    persistence: forgetful(services.persistence),
    navigator: {
      ...services.navigator,
      open: leads,
      replace: leads,
      go: (_word, url) => leads(url),
      back,
      home: () => leads('/'),
    },
    host: Object.create(services.host, {
      openOutside: { value: leaves },
      callPhone: { value: leaves },
      showPlace: { value: () => leaves('') },
      share: { value: async () => ((await leaves('')) ? 'done' : undefined) },
      setTitle: nothing,
      setTabTexts: nothing,
    }) as Services['host'],
    greet: undefined,
  }
}

/** Reads that do something all the same: they send a message, or count a try. */
const ACTS = /^(basic\/sms\/code|people\/identity\/check|asset\/wechat\/)/
const isHarmless = ({ read, alternate, path }: HttpRequest) =>
  (read && !alternate && !ACTS.test(path)) || path.startsWith('paas/viewEngine/') || calling.isOurs

/** While the page is tried, nothing that writes leaves the app. What another page sends above it, goes. */
function useGuard(isOn: boolean, { isLeft }: PageInfo, refuse: (what: string) => string): void {
  // Before what is drawn has had a chance to send something.
  useLayoutEffect(() => {
    if (!isOn) return undefined
    const guard: HttpClient = {
      async send(request) {
        if (before && (isLeft() || isHarmless(request))) return before.send(request)
        throw new ApiError(request.path, 0, refuse(`${request.method} ${request.path}`))
      },
    }
    const before = setHttpClient(guard)
    return () => void setHttpClient(before)
  }, [isOn, isLeft, refuse])
}

const Spoken = createContext({} as Parameters<typeof TextsContext.Provider>[0]['value'])

/** In the language of the page, whatever the editor around it speaks. */
function InItsLanguage(props: DrawnProps) {
  return (
    <TextsContext.Provider value={useContext(Spoken)}>
      <Drawn {...props} />
    </TextsContext.Provider>
  )
}
/** Neither is drawn again by a key in another part: a page has eighty. */
const Selected = memo((props: PartProps) => <Part {...props} Inside={InItsLanguage} />)
const Touched = memo(({ compiled, type }: PartProps) => (
  <View className='tp-edit__part'>
    <InItsLanguage compiled={compiled} type={type} />
  </View>
))

/** How the page looks elsewhere: in another language, in the dark, in larger letters. */
const Looks = observer(function Looks({ editing }: StageProps) {
  const { settings, host } = useServices()
  const say = useWords('looks')
  const as = editing.findings.seenAs
  const change = (next: Partial<SeenAs>) => editing.findings.put('seenAs', { ...as, ...next })
  return (
    <View className='tp-edit__form'>
      <Segmented
        label={say('locale')}
        options={LOCALES.map((value) => ({ value, label: say(value) }))}
        value={as.locale ?? settings.locale}
        onChange={(locale) => change({ locale })}
      />
      <Segmented
        label={say('size')}
        options={SCALES.map((each) => ({ value: String(each), label: percent(each) }))}
        value={String(as.fontScale ?? settings.fontScale)}
        onChange={(next) => change({ fontScale: Number(next) })}
      />
      {process.env.TARO_ENV === 'h5' && (
        <Segmented
          label={say('width')}
          options={widthsFor(host.device.width).map((each) => ({
            value: String(each),
            label: String(each),
          }))}
          value={String(widthOf(as, host.device.width))}
          onChange={(next) => change({ width: Number(next) })}
        />
      )}
      <View className='tp-edit__switch'>
        <Text className='tp-edit__label'>{say('dark')}</Text>
        <Switch
          label={say('dark')}
          checked={as.isDark ?? settings.isDark}
          onChange={(isDark) => change({ isDark })}
        />
      </View>
    </View>
  )
})

/** Another language than the app's, once its texts are there; until then the app's. */
function useTexts(locale: Locale, onAway: () => void) {
  const own = useLocale()
  const [loaded, setLoaded] = useState<Locale>(own)
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is told once a choice.
  useEffect(() => {
    let isOver = false
    loadTexts(locale).then(
      () => isOver || setLoaded(locale),
      () => isOver || onAway(),
    )
    return () => {
      isOver = true
    }
  }, [locale])
  return useMemo(
    () => (loaded === own ? { t: translate } : { locale: loaded, t: translateIn(loaded) }),
    [loaded, own],
  )
}

/** The page as it would be, drawn by the engine: a tap selects. With a language, a light and a size of its own, and it can be tried. */
export const LookedAt = observer(function LookedAt({ editing, onSelect }: StageProps) {
  const services = useServices()
  const outer = usePage()
  const say = useWords('looks')
  const [isTried, setTried] = useState(false)
  const [told, setTold] = useState('')
  const [panel, setPanel] = useState<ReactElement>()
  const as = editing.findings.seenAs
  const { settings, host } = services
  const { locale = settings.locale, isDark = settings.isDark, fontScale = settings.fontScale } = as
  const texts = useTexts(locale, () => host.toast(say('loading')))
  const tell = useMemo(
    () => (text: string) => {
      setTold(text)
      host.toast(text)
      return text
    },
    [host],
  )
  const refuse = useMemo(() => (what: string) => tell(say('send', { what })), [tell, say])
  useGuard(isTried, outer, refuse)
  const width = process.env.TARO_ENV === 'h5' ? widthOf(as, host.device.width) : undefined
  const drawn = useMemo<Services>(() => {
    const change = (next: Partial<SeenAs>) => editing.findings.put('seenAs', { ...as, ...next })
    const own = as === AS_ME && !isTried ? services.queries : createQueryClient()
    const base = {
      ...idle(services, as),
      host: hostAt(services.host, width, as),
      settings: settingsAs(settings, as, change),
      queries: own,
    }
    return isTried ? tried({ ...base, findWrite: services.findWrite }, tell, say) : base
  }, [services, settings, as, width, isTried, tell, say, editing])
  const info = useMemo<PageInfo>(() => {
    const still = stillPage(outer, editing.url)
    if (!isTried) return still
    const state = observable.map<string, unknown>({}, { deep: false })
    const { isLeft, ask } = outer
    return { ...still, state, isLeft, ask, show: (next) => setPanel(next) }
  }, [outer, editing.url, isTried])
  const look = `${isDark ? 'theme-dark' : 'theme-light'} font-scale-${Math.round(fontScale * 100)}`
  return (
    <View className='tp-edit__outline'>
      <Button
        block
        kind='secondary'
        icon={isTried ? 'edit' : 'play'}
        onTap={() => {
          setTried(!isTried)
          setTold('')
          setPanel(undefined)
        }}
      >
        {say(isTried ? 'stop' : 'try')}
      </Button>
      {isTried ? (
        <View className='tp-edit__trying' role='status'>
          {told || say('trying')}
        </View>
      ) : (
        <>
          <Eyes editing={editing} />
          <Looks editing={editing} />
        </>
      )}
      <Spoken.Provider value={texts}>
        <Framed width={width}>
          <LookContext.Provider value={look}>
            <Shown
              key={String(isTried)}
              editing={editing}
              onSelect={onSelect}
              services={drawn}
              info={info}
              Around={isTried ? Touched : Selected}
              className={look}
              panel={<TextsContext.Provider value={texts}>{panel}</TextsContext.Provider>}
            />
          </LookContext.Provider>
        </Framed>
      </Spoken.Provider>
    </View>
  )
})
